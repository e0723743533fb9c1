import { data, Form, Link, redirect } from "react-router";
import { hasRightsOf } from "#app/account/access.ts";
import {
	listObligedRoles,
	type ObligedRole,
	setObligedRoleEndpoint,
} from "#app/account/two-factor/obliged-roles.server.ts";
import { staffRefusalText } from "#app/account/words/staff-refusal-text.server.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { staffLanguage } from "#app/messages/languages.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { obligedRolesTexts as texts } from "#app/messages/staff/partners/obliged-roles.ts";
import { rolesTexts } from "#app/messages/staff/partners/roles.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { confirmIfRefused } from "#app/request/user/confirmation.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import { formatInstant } from "#app/ui/format/format.ts";
import type { Route } from "./+types/obliged-roles";

const path = "/dashboard/users/second-factor";

export async function loader({ request, context }: Route.LoaderArgs) {
	const me = requireRight(context, request, "user", "set-role");
	const { db } = context.get(requestContext);
	const admins = me.isListedAdmin ? [me.id] : [];
	const roles = await listObligedRoles(db);
	return {
		roles: roles.map((row) => ({ ...row, mayChange: hasRightsOf(me, { id: "", ...row }, admins) })),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	requireRight(context, request, "user", "set-role");
	const form = await readFormData(request);
	const role = String(form.get("role"));
	const isRequired = form.get("isRequired") === "yes";
	const input = { body: { role, isRequired }, lang: staffLanguage };
	const { refusal, headers } = await callAccount(
		{ request, context },
		setObligedRoleEndpoint,
		input,
	);
	if (!refusal) {
		setFlash(context, { look: "success", text: isRequired ? texts.obliged : texts.letOff });
		throw redirect(path, { headers });
	}
	confirmIfRefused({ request, context, form }, refusal);
	return data({ error: staffRefusalText(refusal) }, { status: refusal.status, headers });
}

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: texts.title }) }];
}

export default function ObligedRoles({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<StaffHead
				title={texts.title}
				above={<Link to="/dashboard/users">{officeTexts.screens.users}</Link>}
			/>
			<p className="max-w-prose">{texts.lead}</p>
			<FormError>{actionData?.error}</FormError>
			<ul className="grid max-w-3xl rounded-lg border border-line bg-paper px-[clamp(1rem,3vw,1.8rem)] py-2">
				{loaderData.roles.map((row) => (
					<RoleRow key={row.role} row={row} />
				))}
			</ul>
		</>
	);
}

function RoleRow({ row }: { row: ObligedRole & { mayChange: boolean } }) {
	const { timeZone } = useSiteConfig();
	const { role, isRequired, lastChange, people, mayChange } = row;
	const name = rolesTexts[role];
	const missing = people - row.protected;
	const words = isRequired ? texts.letOffRole : texts.obligeRole;
	return (
		<li className="grid gap-x-6 gap-y-1 not-last:border-b border-line py-4 sm:grid-cols-2">
			<div className="grid content-start gap-1">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-[650]">
					{name}
					<Badge look={isRequired ? "foam" : "grey"}>
						{isRequired ? texts.required : texts.notRequired}
					</Badge>
				</p>
				<p className="text-sm text-ink-soft">
					{texts.count({ people, withFactor: row.protected })}
					{lastChange
						? ` ${texts.changed({ name: lastChange.actorName, at: formatInstant(lastChange.at, timeZone) })}`
						: ""}
				</p>
			</div>
			{mayChange ? (
				<ConfirmButton act={words.ask({ role: name })} consequence={words.consequence({ missing })}>
					<Form method="post">
						<input type="hidden" name="role" value={role} />
						<input type="hidden" name="isRequired" value={isRequired ? "no" : "yes"} />
						<Button className="min-h-11! py-2!">{words.yes({ role: name })}</Button>
					</Form>
				</ConfirmButton>
			) : (
				<p className="max-w-60 text-sm text-ink-soft">{texts.notYours}</p>
			)}
		</li>
	);
}
