import { data, Form, redirect } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { resellersTexts as texts } from "#app/messages/staff/partners/resellers.ts";
import { newResellerSchema } from "#app/partners/resellers/reseller-form.ts";
import {
	addReseller,
	isNameTaken,
	listResellers,
} from "#app/partners/resellers/resellers.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { formatInstant } from "#app/ui/format/format.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { RowLink } from "#app/ui/row-link.tsx";
import type { Route } from "./+types/resellers";

export async function loader({ request, context }: Route.LoaderArgs) {
	requireRight(context, request, "excursions", "update");
	return { resellers: await listResellers(context.get(requestContext).db) };
}

export async function action({ request, context }: Route.ActionArgs) {
	requireRight(context, request, "excursions", "update");
	const { values, errors, typedValues } = await readForm(request, newResellerSchema);
	if (errors) return data({ errors, typedValues }, { status: 400 });
	let id: number;
	try {
		id = await addReseller(context.get(requestContext).db, values.name, Date.now());
	} catch (error) {
		if (!isNameTaken(error)) throw error;
		return data({ errors: { name: [texts.errors.taken] }, typedValues }, { status: 409 });
	}
	setFlash(context, { look: "success", text: texts.added });
	throw redirect(`/dashboard/resellers/${id}`, 303);
}

export const meta = () => [
	{ title: officeTexts.pageTitle({ title: officeTexts.screens.resellers }) },
];

export default function Resellers({ loaderData: { resellers }, actionData }: Route.ComponentProps) {
	const { timeZone } = useSiteConfig();
	const field = typedFields(actionData?.typedValues ?? {}, actionData?.errors ?? null);
	return (
		<>
			<PageHead title={officeTexts.screens.resellers} />
			<p className="max-w-prose text-ink-soft">{resellers.length > 0 ? texts.hint : texts.none}</p>
			<ul>
				{resellers.map(({ id, name, usedAt }) => (
					<li
						key={id}
						className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-4 hover:bg-paper"
					>
						<h2 className="min-w-0 text-[1.3rem] wrap-anywhere">
							<RowLink to={`/dashboard/resellers/${id}`}>{name}</RowLink>
						</h2>
						<p className="text-sm text-ink-soft">
							{usedAt === null
								? texts.noCall
								: texts.lastCall({ when: formatInstant(usedAt, timeZone) })}
						</p>
					</li>
				))}
			</ul>
			<Card title={texts.add.title} id="new">
				<Form method="post" noValidate className="grid justify-items-start gap-4">
					<TextField
						{...field("name")}
						label={texts.add.name}
						autoComplete="off"
						className="w-full max-w-96"
					/>
					<Button look="next">{texts.add.create}</Button>
				</Form>
			</Card>
		</>
	);
}
