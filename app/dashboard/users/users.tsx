import { Link } from "react-router";
import { roleNames } from "#app/account/access.ts";
import { UsersSearch } from "#app/account/screens/users-search.tsx";
import { UsersTable } from "#app/account/screens/users-table.tsx";
import { listStaffUsers, readUserCursor } from "#app/account/staff-users.server.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { miniButton, StaffHead } from "#app/dashboard/staff-head.tsx";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { usersTexts } from "#app/messages/staff/partners/users.ts";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import type { Route } from "./+types/users";

export async function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireRight(context, request, "user", "list");
	const { db } = context.get(requestContext);
	const q = url.searchParams.get("q") ?? "";
	const role = roleNames.find((name) => name === url.searchParams.get("role")) ?? "";
	const cursor = readUserCursor(url.searchParams.get("before"));
	const page = await listStaffUsers(db, { q, role, cursor: cursor }, Date.now());
	return {
		...page,
		q,
		role,
		mayCreate: mayUser(user, "user", "create"),
	};
}

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: officeTexts.screens.users }) }];
}

export default function Users({ loaderData }: Route.ComponentProps) {
	const { timeZone } = useSiteConfig();
	const { users, next, q, role, mayCreate } = loaderData;
	return (
		<>
			<StaffHead title={officeTexts.screens.users}>
				{mayCreate ? (
					<Link className={miniButton} to="/dashboard/users/user-new">
						{usersTexts.create.title}
					</Link>
				) : null}
			</StaffHead>
			<UsersSearch q={q} role={role} />
			{users.length > 0 ? (
				<UsersTable users={users} timeZone={timeZone} />
			) : (
				<section className="grid gap-3">
					<h2 className="text-xl">{usersTexts.noneFound}</h2>
					<p>
						<Link to="/dashboard/users">{usersTexts.seeAll}</Link>
					</p>
				</section>
			)}
			{next ? (
				<p>
					<Link
						className={miniButton}
						to={`?${new URLSearchParams({ ...(q ? { q } : {}), ...(role ? { role } : {}), before: next })}`}
					>
						{usersTexts.earlier}
					</Link>
				</p>
			) : null}
		</>
	);
}
