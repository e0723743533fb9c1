import { Link } from "react-router";
import { localDateAt, localTimeAt } from "#app/catalogue/local-date.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { readMessages } from "#app/contact/messages.server.ts";
import { MessageRow } from "#app/contact/staff-message-list.tsx";
import { revalidateAfterConflict } from "#app/dashboard/revalidate-after-conflict.ts";
import { miniButton, StaffHead } from "#app/dashboard/staff-head.tsx";
import { type IncidentAction, type QueueFilter, readQueueFilter } from "#app/incidents/incident.ts";
import { IncidentFilterBar } from "#app/incidents/incident-filter.tsx";
import { IncidentList } from "#app/incidents/incident-list.tsx";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { reviewQueueTexts } from "#app/messages/staff/office/review-queue.ts";
import { HandLinks } from "#app/operations/messages/hand-links.tsx";
import { toGuestToCall } from "#app/operations/queue/guests-to-call.server.ts";
import { readReviewQueue } from "#app/operations/queue/review-queue.server.ts";
import { ReviewQueueList } from "#app/operations/queue/review-queue-list.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { mayUser } from "#app/request/user/rights.server.ts";
import { requireAllBookings } from "#app/request/user/user-scopes.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/incidents";
import { mayAct, runIncidentAction } from "./incident-actions.server.ts";
import { runMessageStep } from "./message-step.server.ts";

const acts: IncidentAction[] = ["retry refund", "paid back", "resend", "cancel", "keep", "settle"];

export async function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireAllBookings(context, request);
	const filter = readQueueFilter(url.searchParams);
	const { db, environment } = context.get(requestContext);
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const { calls, ...queue } = await readReviewQueue(db, filter, clock);
	const today = localDateAt(clock.now, clock.timeZone);
	const { operator, timeZone } = environment;
	const ids = queue.entries.flatMap(({ messageId }) => messageId ?? []);
	return {
		...queue,
		calls: calls.map((call) => toGuestToCall(call, { today, timeZone, operator })),
		messages: await readMessages(db, ids),
		filter,
		now: `${today}T${localTimeAt(clock.now, clock.timeZone)}`,
		may: acts.filter((act) => mayAct(user, act)),
		mayUpdate: mayUser(user, "bookings", "update"),
		key: crypto.randomUUID(),
	};
}

export async function action({ request, context, url }: Route.ActionArgs) {
	const form = await readFormData(request);
	return form.has("message")
		? runMessageStep({ request, context }, form, `/dashboard/attention${url.search}`)
		: runIncidentAction({ request, context }, form, url.searchParams);
}

export const shouldRevalidate = revalidateAfterConflict;

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: officeTexts.screens.attention }) }];
}

export default function ReviewQueue({ loaderData, actionData }: Route.ComponentProps) {
	const { entries, openCount, settled, messages, calls, after: nextPageKey, now } = loaderData;
	const { filter, may, mayUpdate, key } = loaderData;
	const { timeZone, operator } = useSiteConfig();
	const failed = actionData && "act" in actionData ? actionData : null;
	const failedMessage = actionData && "message" in actionData ? actionData : null;
	const isShown = failed
		? entries.some(({ itemId }) => itemId === failed.itemId)
		: entries.some(({ messageId }) => messageId === failedMessage?.message);
	const actions = { timeZone, may: (act: IncidentAction) => may.includes(act), failed };
	const messageOf = (id: number) => {
		const message = messages.find((each) => each.id === id);
		if (!message) return null;
		return (
			<MessageRow
				message={message}
				actions={{ timeZone, operator: operator.name, mayUpdate, failed: failedMessage }}
			/>
		);
	};
	return (
		<>
			<StaffHead title={officeTexts.screens.attention} />
			{actionData && !isShown ? (
				<Notice look="bad">
					<p>{reviewQueueTexts.gone}</p>
					{failed?.note ? <p>{reviewQueueTexts.youWrote(failed)}</p> : null}
				</Notice>
			) : null}
			<IncidentFilterBar filter={filter} openCount={openCount} />
			{settled ? (
				<IncidentList items={settled.items} timeZone={timeZone} />
			) : (
				<ReviewQueueList
					key={key}
					entries={entries}
					now={now}
					actions={actions}
					failedMessage={failedMessage?.message}
					messageOf={messageOf}
					callOf={(itemId) => {
						const guest = calls.find((each) => each.itemId === itemId);
						if (!guest) return null;
						return (
							<>
								<b className="self-center lining-nums">{guest.phone ?? guest.hotel?.phone}</b>
								<HandLinks guest={guest} text={guest.text} />
							</>
						);
					}}
				/>
			)}
			{entries.length + (settled?.items.length ?? 0) === 0 ? (
				<p className="text-ink-soft">
					{filter.show === "open" ? reviewQueueTexts.noneOpen : reviewQueueTexts.noneSettled}
				</p>
			) : null}
			<NextPage filter={filter} nextKey={nextPageKey} beforeId={settled?.before ?? null} />
		</>
	);
}

function NextPage({
	filter: { show, kind },
	nextKey,
	beforeId,
}: {
	filter: QueueFilter;
	nextKey: string | null;
	beforeId: number | null;
}) {
	const key: Record<string, string> | null = nextKey
		? { after: nextKey }
		: beforeId
			? { before: String(beforeId) }
			: null;
	if (!key) return null;
	return (
		<p>
			<Link
				className={miniButton}
				to={`?${new URLSearchParams({ show, ...(kind ? { kind } : {}), ...key })}`}
			>
				{nextKey ? reviewQueueTexts.pages.later : reviewQueueTexts.pages.older}
			</Link>
		</p>
	);
}
