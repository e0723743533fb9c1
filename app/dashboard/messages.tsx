import { Link } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { listMessages } from "#app/contact/messages.server.ts";
import { messageStatuses, readMessageFilter } from "#app/contact/received-message.ts";
import { MessageList, statusLabels } from "#app/contact/staff-message-list.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireAllBookings } from "#app/request/user/booking-scope.server.ts";
import { mayUser } from "#app/request/user/rights.server.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Route } from "./+types/messages";
import { runMessageStep } from "./incidents/message-step.server.ts";
import { revalidateAfterConflict } from "./revalidate-after-conflict.ts";
import { miniButton, StaffHead } from "./staff-head.tsx";

export async function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireAllBookings(context, request);
	const filter = readMessageFilter(url.searchParams);
	const { db, environment } = context.get(requestContext);
	const page = await listMessages(db, filter);
	return {
		...page,
		filter,
		tripMails: environment.tripMails,
		mayUpdate: mayUser(user, "bookings", "update"),
	};
}

export async function action({ request, context, url }: Route.ActionArgs) {
	const form = await readFormData(request);
	return runMessageStep({ request, context }, form, `/dashboard/messages${url.search}`);
}

export const shouldRevalidate = revalidateAfterConflict;

export function meta() {
	return [{ title: "Messages · Staff" }, { name: "robots", content: "noindex" }];
}

const tab =
	"inline-block border-b-3 border-transparent pt-2.5 pb-1.5 font-[550] text-ink no-underline hover:border-dune aria-[current=page]:border-ocean";

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
	const { messages, before, openCount, filter, tripMails, mayUpdate } = loaderData;
	const { timeZone, operator } = useSiteConfig();
	const open = openCount > 99 ? "99+" : String(openCount);
	return (
		<>
			<StaffHead title="Messages" />
			<nav aria-label="Messages by status">
				<ul className="flex gap-x-6">
					{messageStatuses.map((status) => (
						<li key={status}>
							<Link
								to={`?show=${status}`}
								aria-current={filter.show === status ? "page" : undefined}
								className={tab}
							>
								{statusLabels[status]}
								{status === "open" && openCount > 0 ? ` (${open})` : ""}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<MessageList
				messages={messages}
				actions={{ timeZone, operator: operator.name, mayUpdate, failed: actionData ?? null }}
			/>
			{messages.length === 0 ? (
				<p className="text-ink-soft">
					{filter.show === "open"
						? "Nobody waits for an answer."
						: `No message is ${statusLabels[filter.show].toLowerCase()}.`}
				</p>
			) : null}
			{before ? (
				<p>
					<Link className={miniButton} to={`?show=${filter.show}&before=${before}`}>
						Older messages
					</Link>
				</p>
			) : null}
			<TripMailsByThemselves {...tripMails} />
		</>
	);
}

/** The mails that guests get without anybody writing them, as the operator has set them up. */
function TripMailsByThemselves({
	reminderTime,
	reviewUrl,
}: {
	reminderTime: string | null;
	reviewUrl: string | null;
}) {
	const mails = [
		{
			title: "Reminder",
			words: reminderTime
				? `At ${reminderTime} on the day before: place, time, what to bring, whom to call.`
				: "Off: nobody is reminded of a trip.",
		},
		{
			title: "Thanks",
			words: reviewUrl
				? `At 10:00 on the day after, to those who came, with a link to ${new URL(reviewUrl).host}.`
				: "Off, until there is an address where guests may write about you.",
		},
	];
	return (
		<Sheet id="by-itself" title="Leaves by itself">
			<dl className="grid gap-x-6 gap-y-1 min-[45rem]:grid-cols-[8rem_minmax(0,1fr)]">
				{mails.map(({ title, words }) => (
					<div key={title} className="contents">
						<dt className="font-[650]">{title}</dt>
						<dd className="mb-2">{words}</dd>
					</div>
				))}
			</dl>
			<p className="text-sm text-ink-soft">
				Each guest gets each of them once; it stands in the booking’s history. To all guests of one
				departure you write from its manifest.
			</p>
		</Sheet>
	);
}
