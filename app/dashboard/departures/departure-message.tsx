import { type ReactNode, Suspense } from "react";
import { data, Link } from "react-router";
import { revalidateAfterConflict } from "#app/dashboard/revalidate-after-conflict.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { messageFormTexts as texts } from "#app/messages/staff/departures/message-form.ts";
import {
	guestsToken,
	readMessageGuests,
	shownGuest,
} from "#app/operations/messages/departure-messages.server.ts";
import { MessageForm } from "#app/operations/messages/message-form.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { rowIdOf } from "#app/request/row-id.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { formatDate, formatInstant } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Route } from "./+types/departure-message";
import { messageTrip, writeAction } from "./departure-message-actions.server.ts";
import { ToldGuests } from "./lazy-parts.ts";

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
	requireRight(context, request, "bookings", "update");
	const services = context.get(requestContext);
	const departureId = rowIdOf(params.departureId);
	const sentId = rowIdOf(url.searchParams.get("sent") ?? "");
	const read = await readMessageGuests(services.db, departureId, sentId);
	if (!read) throw data({ message: sharedTexts.noSuchDeparture }, { status: 404 });
	return {
		startTime: read.startTime,
		trip: messageTrip(services, { ...read, now: Date.now() }),
		guests: read.guests.map(shownGuest),
		shown: guestsToken(read.mark),
		formKey: crypto.randomUUID(),
		sentMessage: read.sent,
		message: read.message,
	};
}

export const action = writeAction;

/** A refused press shows who would get it now. */
export const shouldRevalidate = revalidateAfterConflict;

export function meta() {
	return [{ title: texts.pageTitle }];
}

export default function DepartureWrite({ loaderData, actionData }: Route.ComponentProps) {
	const {
		trip,
		startTime,
		guests,
		shown: shownGuestsToken,
		formKey,
		sentMessage,
		message,
	} = loaderData;
	const people = guests.reduce((sum, { seats }) => sum + seats, 0);
	const earlier = sentMessage.filter(({ id }) => id !== message?.id);
	return (
		<>
			<StaffHead
				title={sharedTexts.writeToGuests}
				above={
					<>
						<Link to=".." relative="path">
							{trip.title}
						</Link>{" "}
						·{" "}
						{texts.about({
							date: formatDate(trip.date, "long"),
							time: startTime,
							guests: people,
							bookings: guests.length,
						})}
					</>
				}
			/>
			<Suspense>
				{message ? <ToldGuests message={message} timeZone={trip.timeZone} /> : null}
			</Suspense>
			{guests.length === 0 ? (
				<p className="text-ink-soft">{texts.nobodyBooked}</p>
			) : (
				<WriteOnceMore isNext={message !== null} isOpen={Boolean(actionData)}>
					<MessageForm
						key={message?.id ?? "first"}
						{...{ guests, trip, formKey, guestsToken: shownGuestsToken }}
						isOver={trip.date < trip.today}
						errors={actionData?.errors ?? null}
						typedValues={actionData?.typedValues ?? {}}
					/>
				</WriteOnceMore>
			)}
			{earlier.length > 0 ? (
				<Sheet id="earlier" title={texts.writtenBefore}>
					<ul className="grid">
						{earlier.map(({ id, summary, actorName, createdAt }) => (
							<li key={id} className="border-t border-line py-2.5">
								<Link to={`?sent=${id}`} className="inline-block py-1 wrap-anywhere">
									{summary}
								</Link>
								<p className="text-sm text-ink-soft">
									{actorName}, {formatInstant(createdAt, trip.timeZone)}
								</p>
							</li>
						))}
					</ul>
				</Sheet>
			) : null}
		</>
	);
}

/** After a message the list of guests is what counts; the form of the next one is closed. */
function WriteOnceMore({
	isNext,
	isOpen,
	children,
}: {
	isNext: boolean;
	isOpen: boolean;
	children: ReactNode;
}) {
	if (!isNext) return children;
	return (
		<details open={isOpen || undefined}>
			<summary className="mb-4 cursor-pointer py-2 font-display text-[1.45rem]">
				{texts.onceMore}
			</summary>
			{children}
		</details>
	);
}
