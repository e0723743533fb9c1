import { data, Form, Link } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { isLanguage, languages, staffLanguage } from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { waitingListTexts as texts } from "#app/messages/staff/departures/waiting-list.ts";
import { waitingListTexts as guestTexts } from "#app/messages/texts.ts";
import { requestContext } from "#app/request/context.server.ts";
import { rowIdOf } from "#app/request/row-id.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { makeConfirmId } from "#app/sales/booking/booking-ids.ts";
import { type ListedParty, readStaffList } from "#app/sales/waiting/staff-list.server.ts";
import { EndedParties, type ShownParty, StaffWaitingList } from "#app/sales/waiting/staff-list.tsx";
import { People, Pickup } from "#app/sales/waiting/waiting-form.tsx";
import { waitingPath } from "#app/sales/waiting/waiting-mails.ts";
import { Button } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { formatDate, languageName } from "#app/ui/format/format.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import type { Route } from "./+types/waiting-list";
import { runWaitingList } from "./waiting-list-actions.server.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
	requireRight(context, request, "bookings", "update");
	const { db, environment } = context.get(requestContext);
	const list = await readStaffList(db, rowIdOf(params.departureId), Date.now());
	if (!list) throw data({ message: sharedTexts.noSuchDeparture }, { status: 404 });
	const { appUrl, timeZone } = environment;
	const shownParty = (party: ListedParty): ShownParty => {
		const { secret, ...rest } = party;
		return { ...rest, message: messageFor(party, list.departure, { appUrl, timeZone }) };
	};
	return {
		...list,
		waiting: list.waiting.map(shownParty),
		ended: list.ended.map(shownParty),
		secret: makeConfirmId(),
	};
}

/** What staff send to a party with an offer, in its language. */
function messageFor(
	{ secret, language: code, offer }: ListedParty,
	{ title, date }: { title: string; date: string },
	{ appUrl, timeZone }: { appUrl: string; timeZone: string },
): string {
	if (!offer) return "";
	const language = isLanguage(code) ? code : staffLanguage();
	const { formatDate: dateOf, formatDeadline } = formatsIn(language);
	return guestTexts[language].message({
		title,
		date: dateOf(date, "long"),
		until: formatDeadline(offer.until, timeZone),
		url: appUrl + pathIn(language, waitingPath(secret)),
	});
}

export const action = runWaitingList;

export const meta = () => [{ title: texts.pageTitle }];

export default function WaitingList({ loaderData, actionData }: Route.ComponentProps) {
	const { departure, waiting, ended, stops, secret } = loaderData;
	const { timeZone } = useSiteConfig();
	const { title, date, startTime, id } = departure;
	const typedValues = actionData?.typedValues ?? {};
	const errors = actionData?.errors ?? {};
	const field = typedFields(typedValues, errors);
	const hasTyped = Object.keys(typedValues).length > 0;
	return (
		<>
			<StaffHead
				title={texts.title}
				above={
					<>
						<Link to={`/dashboard/departures/${id}`}>{title}</Link> · {formatDate(date, "long")},{" "}
						{startTime} · {texts.free(departure)}
					</>
				}
			/>
			<p className="max-w-[60ch] text-sm text-ink-soft">{texts.how}</p>
			<ErrorSummary errors={actionData?.errors} />
			<StaffWaitingList parties={waiting} timeZone={timeZone} />
			{/* empty and folded again once somebody is added */}
			<Fold key={waiting.length} title={texts.add.title} isOpen={hasTyped}>
				<Form method="post" noValidate className="grid max-w-[36rem] gap-4">
					<input type="hidden" name="secret" value={secret} />
					<People typedValues={typedValues} errors={errors} />
					<TextField {...field("name")} label={texts.add.name} autoComplete="off" />
					<TextField {...field("phone")} type="tel" label={texts.add.phone} autoComplete="off" />
					<TextField {...field("email")} type="email" label={texts.add.email} autoComplete="off" />
					<Pickup pickups={stops} typedValues={typedValues} errors={errors} />
					<SelectField
						name="language"
						label={texts.add.language}
						defaultValue={typedValues.language ?? staffLanguage()}
					>
						{languages.map((code) => (
							<option key={code} value={code}>
								{languageName(code)}
							</option>
						))}
					</SelectField>
					<Button
						type="submit"
						name="intent"
						value="add"
						look="next"
						className="justify-self-start"
					>
						{texts.add.send}
					</Button>
				</Form>
			</Fold>
			{ended.length > 0 ? (
				<Fold title={texts.endedTitle}>
					<EndedParties parties={ended} timeZone={timeZone} />
				</Fold>
			) : null}
		</>
	);
}
