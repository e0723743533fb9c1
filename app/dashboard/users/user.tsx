import { data, Link } from "react-router";
import { canInvite } from "#app/account/mails/invitations.server.ts";
import { UserActions } from "#app/account/screens/user-actions.tsx";
import { UserHistory } from "#app/account/screens/user-history.tsx";
import { getStaffUser } from "#app/account/staff-users.server.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatInstant } from "#app/ui/format/format.ts";
import type { Route } from "./+types/user";
import { changeUser } from "./change-user.server.ts";
import { offeredIntents } from "./user-actions.server.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const me = requireRight(context, request, "user", "get");
	const { db, environment } = context.get(requestContext);
	const found = await getStaffUser(db, params.userId, Date.now());
	if (!found) throw data({ message: "There is no such user." }, { status: 404 });
	const { passwordMinLength: minLength, emailAndPasswordEnabled } = environment.account;
	const mayInvite = found.invitation !== null && !found.isBanned && canInvite(environment.account);
	const offered = offeredIntents(me, found.user.id)
		.filter((intent) => intent !== "password" || emailAndPasswordEnabled)
		.filter((intent) => intent !== "invite" || mayInvite);
	return { ...found, offered, minLength };
}

export const action = changeUser;

export function meta({ loaderData }: Route.MetaArgs) {
	const name = loaderData?.user.name ?? "User";
	return [{ title: `${name} · Staff` }, { name: "robots", content: "noindex" }];
}

export default function User({ loaderData, actionData }: Route.ComponentProps) {
	const { user, isBanned, invitation, sessions, history, offered, minLength } = loaderData;
	const { timeZone } = useSiteConfig();
	return (
		<>
			<StaffHead title={user.name} above={<Link to="/dashboard/users">Users</Link>} />
			<p className="flex flex-wrap items-center gap-x-4 gap-y-1">
				<span className="break-all">{user.email}</span>
				<Badge look={user.role === "user" ? "grey" : "foam"}>
					{user.role.split(",").join(", ")}
				</Badge>
				{invitation && !isBanned ? <Badge look="sand">Invited</Badge> : null}
				{user.emailVerified || invitation ? null : (
					<span className="text-few">email not confirmed</span>
				)}
				{isBanned ? (
					<span className="font-semibold text-danger">
						Banned{user.banExpires ? ` until ${formatInstant(user.banExpires, timeZone)}` : ""}:{" "}
						{user.banReason}
					</span>
				) : null}
			</p>
			<UserActions
				user={user}
				isBanned={isBanned}
				invitation={invitation}
				sessions={sessions}
				offered={offered}
				minLength={minLength}
				timeZone={timeZone}
				failed={actionData ?? null}
			/>
			<UserHistory history={history} timeZone={timeZone} />
		</>
	);
}
