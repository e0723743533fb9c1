import { data, Link } from "react-router";
import { hasRightsOf, rolesToGive } from "#app/account/access.ts";
import { isUnprovedWithoutRole } from "#app/account/first-proof.server.ts";
import { canInvite } from "#app/account/mails/invitations.server.ts";
import { UserActions } from "#app/account/screens/user-actions.tsx";
import { UserHistory } from "#app/account/screens/user-history.tsx";
import { getStaffUser } from "#app/account/staff-users.server.ts";
import { rolesInWords } from "#app/account/words/roles-in-words.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { noSuchTexts } from "#app/messages/staff/partners/not-found.ts";
import { userFieldsTexts } from "#app/messages/staff/partners/user-fields.ts";
import { usersTexts } from "#app/messages/staff/partners/users.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatInstant } from "#app/ui/format/format.ts";
import type { Route } from "./+types/user";
import { changeUser, offeredIntents } from "./user-actions.server.ts";

const texts = usersTexts.user;

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const me = requireRight(context, request, "user", "get");
	const { db, environment } = context.get(requestContext);
	const member = await getStaffUser(db, params.userId, Date.now());
	if (!member) throw data({ message: noSuchTexts.user }, { status: 404 });
	const { emailAndPasswordEnabled, password } = environment.account;
	const mayInvite =
		member.invitation !== null && !member.isBanned && canInvite(environment.account);
	// who has rights that this member of staff lacks is shown, but not acted on
	const admins = me.isListedAdmin ? [me.id] : [];
	const mayAct = hasRightsOf(me, member.user, admins);
	const offered = (mayAct ? offeredIntents(me, member.user.id) : [])
		.filter((intent) => intent !== "password" || emailAndPasswordEnabled)
		.filter((intent) => intent !== "invite" || mayInvite)
		.filter((intent) => intent !== "secondFactor" || member.hasSecondFactor);
	return {
		...member,
		sessions: mayAct ? member.sessions : [],
		offered,
		rolesToGive: rolesToGive(me, admins),
		isEmptiedByRole: isUnprovedWithoutRole(member.user),
		passwordMinLength: password.minLength,
	};
}

export const action = changeUser;

export function meta({ loaderData }: Route.MetaArgs) {
	const title = loaderData?.user.name ?? texts.unnamed;
	return [{ title: officeTexts.pageTitle({ title }) }];
}

export default function User({ loaderData, actionData }: Route.ComponentProps) {
	const { user, isBanned, invitation, sessions, history, offered } = loaderData;
	const { timeZone } = useSiteConfig();
	const reason = user.banReason ?? "";
	return (
		<>
			<StaffHead
				title={user.name}
				above={<Link to="/dashboard/users">{officeTexts.screens.users}</Link>}
			/>
			<p className="flex flex-wrap items-center gap-x-4 gap-y-1">
				<span className="break-all">{user.email}</span>
				<Badge look={user.role === "user" ? "grey" : "foam"}>{rolesInWords(user.role)}</Badge>
				{invitation && !isBanned ? <Badge look="sand">{userFieldsTexts.invited}</Badge> : null}
				{user.emailVerified || invitation ? null : (
					<span className="text-few">{texts.emailNotConfirmed}</span>
				)}
				{isBanned ? (
					<span className="font-semibold text-danger">
						{user.banExpires
							? texts.bannedUntil({ until: formatInstant(user.banExpires, timeZone), reason })
							: texts.banned({ reason })}
					</span>
				) : null}
			</p>
			<UserActions
				user={user}
				isBanned={isBanned}
				isEmptiedByRole={loaderData.isEmptiedByRole}
				invitation={invitation}
				sessions={sessions}
				offered={offered}
				rolesToGive={loaderData.rolesToGive}
				passwordMinLength={loaderData.passwordMinLength}
				timeZone={timeZone}
				failed={actionData ?? null}
			/>
			<UserHistory history={history} timeZone={timeZone} />
		</>
	);
}
