import { Link } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { listMessages } from "#app/contact/messages.server.ts";
import { messageStatuses, readMessageFilter } from "#app/contact/received-message.ts";
import { MessageList, statusLabels } from "#app/contact/staff-message-list.tsx";
import { messagesTexts } from "#app/messages/staff/office/messages.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { mayUser } from "#app/request/user/rights.server.ts";
import { requireAllBookings } from "#app/request/user/user-scopes.server.ts";
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
	return [{ title: officeTexts.pageTitle({ title: officeTexts.screens.messages }) }];
}

const tab =
	"inline-block border-b-3 border-transparent pt-2.5 pb-1.5 font-[550] text-ink no-underline hover:border-dune aria-[current=page]:border-ocean";

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
	const { messages, oldestId, openCount, filter, tripMails, mayUpdate } = loaderData;
	const { timeZone, operator } = useSiteConfig();
	const open = openCount > 99 ? "99+" : String(openCount);
	return (
		<>
			<StaffHead title={officeTexts.screens.messages} />
			<nav aria-label={messagesTexts.byStatus}>
				<ul className="flex gap-x-6">
					{messageStatuses.map((status) => (
						<li key={status}>
							<Link
								to={`?show=${status}`}
								aria-current={filter.show === status ? "page" : undefined}
								className={tab}
							>
								{status === "open" && openCount > 0
									? messagesTexts.counted({ status: statusLabels[status], count: open })
									: statusLabels[status]}
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
				<p className="text-ink-soft">{messagesTexts.none[filter.show]}</p>
			) : null}
			{oldestId ? (
				<p>
					<Link className={miniButton} to={`?show=${filter.show}&before=${oldestId}`}>
						{messagesTexts.older}
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
	const { byThemselves } = messagesTexts;
	const mails = [
		{
			title: byThemselves.reminder,
			words: reminderTime
				? byThemselves.reminderAt({ time: reminderTime })
				: byThemselves.noReminder,
		},
		{
			title: byThemselves.thanks,
			words: reviewUrl
				? byThemselves.thanksTo({ site: new URL(reviewUrl).host })
				: byThemselves.noThanks,
		},
	];
	return (
		<Sheet id="by-itself" title={byThemselves.title}>
			<dl className="grid gap-x-6 gap-y-1 min-[45rem]:grid-cols-[8rem_minmax(0,1fr)]">
				{mails.map(({ title, words }) => (
					<div key={title} className="contents">
						<dt className="font-[650]">{title}</dt>
						<dd className="mb-2">{words}</dd>
					</div>
				))}
			</dl>
			<p className="text-sm text-ink-soft">{byThemselves.eachOnce}</p>
		</Sheet>
	);
}
