import { data, Link } from "react-router";
import { UserDesk } from "#app/account/staff-user-desk.tsx";
import { UserHistory } from "#app/account/staff-user-history.tsx";
import { getStaffUser } from "#app/account/staff-users.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { useIsland } from "#app/request/island.ts";
import { requireRight } from "#app/request/rights.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatInstant } from "#app/ui/format-instant.ts";
import { Toast } from "#app/ui/toast.tsx";
import type { Route } from "./+types/user";
import { StaffHead } from "./staff-head.tsx";
import { changeUser } from "./user-change.server.ts";
import { offeredIntents } from "./user-intents.server.ts";

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
	const me = requireRight(context, request, "user", "get");
	const { db, environment } = context.get(requestContext);
	const found = await getStaffUser(db, params.userId, Date.now());
	if (!found) throw data({ message: "There is no such user." }, { status: 404 });
	const { passwordMinLength: minLength, emailAndPasswordEnabled } = environment.account;
	const offered = offeredIntents(me, found.user.id).filter(
		(intent) => intent !== "password" || emailAndPasswordEnabled,
	);
	return { ...found, offered, minLength, done: url.searchParams.get("done") };
}

export const action = changeUser;

export function meta({ loaderData }: Route.MetaArgs) {
	const name = loaderData?.user.name ?? "User";
	return [{ title: `${name} · Staff` }, { name: "robots", content: "noindex" }];
}

const sentences: Record<string, string> = {
	update: "Name and email are saved",
	role: "The role is set",
	ban: "Banned, and signed out everywhere",
	unban: "May sign in again",
	password: "The password is set",
	revoke: "Signed out everywhere",
	created: "The account is made",
};

export default function User({ loaderData, actionData }: Route.ComponentProps) {
	const { user, isBanned, sessions, history, offered, done, minLength } = loaderData;
	const { timeZone } = useIsland();
	const sentence = !actionData && done && Object.hasOwn(sentences, done) ? sentences[done] : null;
	return (
		<>
			{sentence ? <Toast key={history[0]?.id}>{sentence}</Toast> : null}
			<StaffHead title={user.name} above={<Link to="/dashboard/users">Users</Link>} />
			<p className="flex flex-wrap items-center gap-x-4 gap-y-1">
				<span className="break-all">{user.email}</span>
				<Badge look={user.role === "user" ? "grey" : "foam"}>
					{user.role.split(",").join(", ")}
				</Badge>
				{user.emailVerified ? null : <span className="text-few">email not confirmed</span>}
				{isBanned ? (
					<span className="font-semibold text-danger">
						Banned{user.banExpires ? ` until ${formatInstant(user.banExpires, timeZone)}` : ""}:{" "}
						{user.banReason}
					</span>
				) : null}
			</p>
			<UserDesk
				user={user}
				isBanned={isBanned}
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
