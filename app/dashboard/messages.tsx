import { Link } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { listMessages } from "#app/contact/messages.server.ts";
import { messageStatuses, readMessageFilter } from "#app/contact/received-message.ts";
import { MessageList, statusLabels } from "#app/contact/staff-message-list.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireAllBookings } from "#app/request/user/booking-scope.server.ts";
import { mayUser } from "#app/request/user/rights.server.ts";
import type { Route } from "./+types/messages";
import { runMessageStep } from "./incidents/message-step.server.ts";
import { revalidateAfterConflict } from "./revalidate-after-conflict.ts";
import { miniButton, StaffHead } from "./staff-head.tsx";

export async function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireAllBookings(context, request);
	const filter = readMessageFilter(url.searchParams);
	const page = await listMessages(context.get(requestContext).db, filter);
	return { ...page, filter, mayUpdate: mayUser(user, "bookings", "update") };
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
	const { messages, before, openCount, filter, mayUpdate } = loaderData;
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
		</>
	);
}
