import type { Database } from "#app/database/client.server.ts";
import type { ExcursionOnSale } from "#app/departures/offer/excursions.server.ts";
import type { Language } from "#app/messages/languages.ts";
import type { Actor } from "#app/sales/actor.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { internationalNumber } from "#app/sales/phone-number.server.ts";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { waitingErrors } from "./waiting-choices.ts";
import { joinedMail } from "./waiting-mails.ts";
import { joinWaitingLists } from "./waiting-parties.server.ts";
import { departuresOfForm, type WaitingRequest } from "./waiting-request.ts";

type JoinAnswer =
	| { outcome: "joined" }
	| {
			outcome: "refused";
			status: 409 | 422;
			errors: FormErrors;
			problem: "waitsAlready" | "notPossible" | null;
	  };

/** Puts the party of a checked form on the lists of its days. */
export async function joinByForm(
	db: Database,
	{
		values,
		typedValues,
		onSale,
		departureId,
		secret,
		language,
		words = language,
	}: {
		values: WaitingRequest;
		typedValues: TypedValues;
		onSale: ExcursionOnSale;
		/** Of the day for which it waits before all others. */
		departureId: number;
		secret: string;
		/** In which the party is written to. */
		language: Language;
		/** Of the refusals. */
		words?: Language;
	},
	{
		now,
		operatorPhone,
		actor,
		sender,
	}: { now: number; operatorPhone: string; actor: Actor | null; sender: MailSender },
): Promise<JoinAnswer> {
	const { excursion } = onSale;
	const ids = departuresOfForm(departureId, typedValues);
	const departures = onSale.departures.filter(({ id }) => ids.includes(id));
	if (!departures.some(({ id }) => id === departureId)) return refuse(409, {}, "notPossible");
	const isPhoneReadable = internationalNumber(values.phone, operatorPhone) !== null;
	const errors = waitingErrors(
		values,
		{ excursion, departures },
		{ language: words, isPhoneReadable },
	);
	if (Object.keys(errors).length > 0) return refuse(errors.departure ? 409 : 422, errors, null);
	const { email } = values;
	const dates = [...new Set(departures.map(({ date }) => date))].sort();
	const party = { ...values, secret, language };
	const outcome = await joinWaitingLists(
		db,
		{
			...party,
			departureIds: departures.map(({ id }) => id),
			excursionId: excursion.id,
		},
		{
			...{ now, operatorPhone, actor },
			mail: email ? joinedMail({ ...party, email, dates, title: excursion.title }, sender) : null,
		},
	);
	if (outcome === "joined") return { outcome };
	return refuse(409, {}, outcome === "waits already" ? "waitsAlready" : "notPossible");
}

function refuse(
	status: 409 | 422,
	errors: FormErrors,
	problem: "waitsAlready" | "notPossible" | null,
): JoinAnswer {
	return { outcome: "refused", status, errors, problem };
}
