import { data, Link, redirect } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { listMessages, stepMessage } from "#app/contact/messages.server.ts";
import {
	type MessageStatus,
	messageStatuses,
	messageStepSchema,
	readMessageFilter,
} from "#app/contact/received-message.ts";
import { MessageList, statusLabels } from "#app/contact/staff-message-list.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireAllBookings } from "#app/request/user/booking-scope.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import type { Route } from "./+types/messages";
import { miniButton, StaffHead } from "./staff-head.tsx";

export async function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireAllBookings(context, request);
	const filter = readMessageFilter(url.searchParams);
	const page = await listMessages(context.get(requestContext).db, filter);
	return { ...page, filter, mayUpdate: mayUser(user, "bookings", "update") };
}

const sentences: Record<MessageStatus, string> = {
	open: "The message is open again",
	answered: "Marked as answered",
	closed: "Closed without an answer",
};

export async function action({ request, context, url }: Route.ActionArgs) {
	requireAllBookings(context, request);
	const user = requireRight(context, request, "bookings", "update");
	const { values, errors } = await readForm(request, messageStepSchema);
	if (errors) throw data({ message: "There is no such step of a message." }, { status: 400 });
	const handling = { actor: actorOf(context, user), now: Date.now() };
	if (!(await stepMessage(context.get(requestContext).db, values, handling)))
		return data({ message: values.message, error: changedMeanwhile }, { status: 409 });
	setFlash(context, { look: "success", text: sentences[values.to] });
	throw redirect(`/dashboard/messages${url.search}`, 303);
}

const changedMeanwhile = "Somebody else has changed this message meanwhile. Load the page again.";

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
