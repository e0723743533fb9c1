import { Form, Link } from "react-router";
import { roleNames } from "#app/account/access.ts";
import {
	type ListedUser,
	listStaffUsers,
	readUserCursor,
} from "#app/account/staff-users.server.ts";
import { rolesInWords } from "#app/account/words/roles-in-words.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { miniButton, StaffHead } from "#app/dashboard/staff-head.tsx";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { rolesTexts } from "#app/messages/staff/partners/roles.ts";
import { userFieldsTexts } from "#app/messages/staff/partners/user-fields.ts";
import { userListTexts } from "#app/messages/staff/partners/user-list.ts";
import { usersTexts } from "#app/messages/staff/partners/users.ts";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { formatInstant } from "#app/ui/format/format.ts";
import type { Route } from "./+types/users";

const { search, table } = userListTexts;

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

/** A GET form, so that the search has an address that can be shared. */
function UsersSearch({ q, role }: { q: string; role: string }) {
	return (
		<Form
			method="get"
			role="search"
			key={`${q} ${role}`}
			className="grid items-end gap-4 min-[45rem]:grid-cols-[1fr_12rem_auto]"
		>
			<TextField name="q" type="search" label={search.words} defaultValue={q} />
			<SelectField name="role" label={userFieldsTexts.role} defaultValue={role}>
				<option value="">{search.allRoles}</option>
				{roleNames.map((name) => (
					<option key={name} value={name}>
						{rolesTexts[name]}
					</option>
				))}
			</SelectField>
			<Button>{search.search}</Button>
		</Form>
	);
}

const column =
	"border-b-2 border-dotted border-dune pt-1.5 pr-4 pb-2 text-left text-sm font-semibold text-ink-soft";
const cell =
	"block align-top min-[45rem]:table-cell min-[45rem]:border-b min-[45rem]:border-line min-[45rem]:py-3 min-[45rem]:pr-4";

function UsersTable({ users, timeZone }: { users: ListedUser[]; timeZone: string }) {
	return (
		<table className="block w-full border-collapse leading-[1.4] min-[45rem]:table">
			<caption className="sr-only">{table.title}</caption>
			<thead className="max-[44.99rem]:sr-only">
				<tr>
					{[userFieldsTexts.name, userFieldsTexts.email, userFieldsTexts.role, table.since].map(
						(words) => (
							<th key={words} scope="col" className={column}>
								{words}
							</th>
						),
					)}
				</tr>
			</thead>
			<tbody className="grid gap-3 min-[45rem]:table-row-group">
				{users.map((user) => (
					<tr
						key={user.id}
						className="grid gap-1 rounded-md border border-line bg-paper p-4 min-[45rem]:table-row min-[45rem]:border-0 min-[45rem]:bg-transparent min-[45rem]:hover:bg-paper"
					>
						<th scope="row" className={`${cell} text-left font-[650]`}>
							<Link to={`/dashboard/users/${user.id}`} className="inline-block py-0.5">
								{user.name}
							</Link>
						</th>
						<td className={`${cell} break-all`}>{user.email}</td>
						<td className={cell}>
							{rolesInWords(user.role)}{" "}
							{user.isBanned ? <Badge look="bad">{table.banned}</Badge> : null}
							{user.isInvited && !user.isBanned ? (
								<Badge look="sand">{userFieldsTexts.invited}</Badge>
							) : null}
						</td>
						<td className={`${cell} text-sm text-ink-soft`}>
							{formatInstant(user.createdAt, timeZone)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
