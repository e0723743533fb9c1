import { Form } from "react-router";
import { roleNames } from "#app/account/access.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";

/** A GET form, so that the search has an address that can be shared. */
export function UsersSearch({ q, role }: { q: string; role: string }) {
	return (
		<Form
			method="get"
			role="search"
			key={`${q} ${role}`}
			className="grid items-end gap-4 min-[45rem]:grid-cols-[1fr_12rem_auto]"
		>
			<TextField name="q" type="search" label="Name or email" defaultValue={q} />
			<SelectField name="role" label="Role" defaultValue={role}>
				<option value="">All</option>
				{roleNames.map((name) => (
					<option key={name} value={name}>
						{name}
					</option>
				))}
			</SelectField>
			<Button>Search</Button>
		</Form>
	);
}
