import { Link } from "react-router";
import type { ListedUser } from "#app/account/staff-users.server.ts";
import { rolesInWords } from "#app/account/words/roles-in-words.ts";
import { userFieldsTexts } from "#app/messages/staff/partners/user-fields.ts";
import { userListTexts } from "#app/messages/staff/partners/user-list.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatInstant } from "#app/ui/format/format.ts";

const texts = userListTexts.table;
const fields = userFieldsTexts;

const column =
	"border-b-2 border-dotted border-dune pt-1.5 pr-4 pb-2 text-left text-sm font-semibold text-ink-soft";
const cell =
	"block align-top min-[45rem]:table-cell min-[45rem]:border-b min-[45rem]:border-line min-[45rem]:py-3 min-[45rem]:pr-4";

export function UsersTable({ users, timeZone }: { users: ListedUser[]; timeZone: string }) {
	return (
		<table className="block w-full border-collapse leading-[1.4] min-[45rem]:table">
			<caption className="sr-only">{texts.title}</caption>
			<thead className="max-[44.99rem]:sr-only">
				<tr>
					{[fields.name, fields.email, fields.role, texts.since].map((words) => (
						<th key={words} scope="col" className={column}>
							{words}
						</th>
					))}
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
							{user.isBanned ? <Badge look="bad">{texts.banned}</Badge> : null}
							{user.isInvited && !user.isBanned ? (
								<Badge look="sand">{fields.invited}</Badge>
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
