import { Form } from "react-router";
import { roleNames } from "#app/account/access.ts";
import { rolesTexts } from "#app/messages/staff/partners/roles.ts";
import { userFieldsTexts } from "#app/messages/staff/partners/user-fields.ts";
import { userListTexts } from "#app/messages/staff/partners/user-list.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";

const texts = userListTexts.search;

/** A GET form, so that the search has an address that can be shared. */
export function UsersSearch({ q, role }: { q: string; role: string }) {
	return (
		<Form
			method="get"
			role="search"
			key={`${q} ${role}`}
			className="grid items-end gap-4 min-[45rem]:grid-cols-[1fr_12rem_auto]"
		>
			<TextField name="q" type="search" label={texts.words} defaultValue={q} />
			<SelectField name="role" label={userFieldsTexts.role} defaultValue={role}>
				<option value="">{texts.allRoles}</option>
				{roleNames.map((name) => (
					<option key={name} value={name}>
						{rolesTexts[name]}
					</option>
				))}
			</SelectField>
			<Button>{texts.search}</Button>
		</Form>
	);
}
