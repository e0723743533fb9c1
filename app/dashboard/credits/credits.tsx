import { data, type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import { isLocalDate, localDateAt } from "#app/catalogue/local-date.ts";
import { cashTexts } from "#app/messages/staff/office/cash.ts";
import { creditsTexts as texts } from "#app/messages/staff/office/credits.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireConfirmedRefund } from "#app/request/user/confirmation.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { mayMoveCash } from "#app/sales/payments/cash.ts";
import { CreditList, MakeCredit } from "#app/sales/payments/credits/credit-list.tsx";
import { LiabilityTable } from "#app/sales/payments/credits/liability-table.tsx";
import {
	creditAmount,
	makeCredit,
	payOutCredit,
	readCredits,
} from "#app/sales/payments/credits/staff-credits.server.ts";
import { amountOfMoney } from "#app/sales/staff/amount-schema.ts";
import { checkForm } from "#app/ui/form/form.ts";
import { lineOfText } from "#app/ui/form/values/text-schema.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/credits";

/** Whoever reads a code can spend it, so only those see them who may give money back, and no hotel. */
function requireCredits(context: Readonly<RouterContextProvider>, request: Request) {
	const user = requireRight(context, request, "bookings", "refund");
	if (bookingScopeOf(user).kind !== "all")
		throw data({ message: officeTexts.noSuchPage }, { status: 404 });
	return user;
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireCredits(context, request);
	const { db, environment } = context.get(requestContext);
	const { timeZone, currency } = environment;
	const typedCode = (url.searchParams.get("code") ?? "").slice(0, 100).trim();
	const today = localDateAt(Date.now(), timeZone);
	return {
		...(await readCredits(db, { typedCode, today, timeZone })),
		...{ typedCode, currency, today, key: crypto.randomUUID() },
		mayExport: mayUser(user, "bookings", "export"),
	};
}

const key = v.pipe(v.string(), v.minLength(8), v.maxLength(64));

const intentSchema = v.variant("intent", [
	v.object({
		intent: v.literal("make"),
		key,
		amount: creditAmount(),
		note: v.optional(lineOfText({ what: () => texts.make.note, most: 200 }), ""),
		expiresOn: v.optional(
			v.union([
				v.literal(""),
				v.pipe(
					v.string(),
					v.check(isLocalDate, () => texts.make.dayOver),
				),
			]),
			"",
		),
	}),
	v.object({
		intent: v.literal("pay-out"),
		key,
		creditId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)),
		amount: amountOfMoney(() => texts.make.noAmount),
		way: v.picklist(["cash", "transfer"]),
	}),
]);

export async function action({ request, context }: Route.ActionArgs) {
	const user = requireCredits(context, request);
	const form = await readFormData(request);
	const { values, errors, typedValues } = checkForm(intentSchema, form);
	if (errors) return data({ errors, typedValues }, { status: 400 });
	const refuse = (status: number, words: string, field = "") =>
		data({ errors: { [field]: [words] }, typedValues }, { status });
	const actor = actorOf(context, user);
	if (!mayMoveCash(actor)) return refuse(403, cashTexts.errors.ownMoney);
	await requireConfirmedRefund({ request, context, form }, () => values.amount);
	const { db, environment } = context.get(requestContext);
	const { currency, timeZone } = environment;
	const act = { actor, now: Date.now() };
	const sum = formatMoney(values.amount, currency);
	if (values.intent === "pay-out") {
		const { creditId, amount: cents, way } = values;
		const paid = await payOutCredit(db, { creditId, cents, way, key: values.key }, act);
		if (!paid.isPaid)
			return refuse(409, texts.payOut.tooMuch({ left: formatMoney(paid.leftCents, currency) }));
		setFlash(context, { look: "success", text: texts.payOut.done({ sum }) });
		return redirect("/dashboard/credits", 303);
	}
	const expiresOn = values.expiresOn || null;
	if (expiresOn !== null && expiresOn < localDateAt(act.now, timeZone))
		return refuse(400, texts.make.dayOver, "expiresOn");
	const newCredit = {
		cents: values.amount,
		currency,
		note: values.note,
		expiresOn,
		key: values.key,
	};
	const code = await makeCredit(db, newCredit, act);
	setFlash(context, { look: "success", text: texts.make.done({ code, sum }) });
	return redirect("/dashboard/credits", 303);
}

export const meta = () => [
	{ title: officeTexts.pageTitle({ title: officeTexts.screens.credits }) },
];

export default function Credits({ loaderData, actionData }: Route.ComponentProps) {
	const { listed, liability, currency, typedCode, today, key: formKey, mayExport } = loaderData;
	const failed = actionData ?? null;
	return (
		<>
			<PageHead title={officeTexts.screens.credits} />
			<p className="mb-6 max-w-2xl text-ink-soft">{texts.about}</p>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<CreditList
					credits={listed}
					typedCode={typedCode}
					formKey={formKey}
					failed={failed?.typedValues.intent === "pay-out" ? failed : null}
					key={formKey}
				/>
				<MakeCredit
					formKey={formKey}
					today={today}
					failed={failed?.typedValues.intent === "make" ? failed : null}
				/>
			</div>
			<LiabilityTable months={liability} currency={currency} mayExport={mayExport} />
		</>
	);
}
