import { fareTable } from "#app/catalogue/fares/fare-table.server.ts";
import { FareInputs, fareFacts, fareFormOf } from "#app/catalogue/fares/staff-fare.tsx";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { revalidateAfterConflict } from "#app/dashboard/revalidate-after-conflict.ts";
import { faresTexts as texts } from "#app/messages/staff/excursions/fares.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import type { Route } from "./+types/fares";
import { editChoices, loadChoices } from "./choice-requests.server.ts";
import { ChoicesScreen } from "./choices-screen.tsx";
import { readPress } from "./press.server.ts";

export async function loader(args: Route.LoaderArgs) {
	return loadChoices(args, fareTable);
}

export async function action(args: Route.ActionArgs) {
	return editChoices(await readPress(args), fareTable);
}

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: officeTexts.pageTitle({ title: loaderData?.title ?? texts.title }) },
];

export default function Fares({ loaderData, actionData }: Route.ComponentProps) {
	const { currency } = useSiteConfig();
	return (
		<ChoicesScreen
			kind="fare"
			words={texts}
			loaded={loaderData}
			refused={actionData}
			inWords={(fare) => fareFacts(fare, currency)}
			formOf={fareFormOf}
			texts={() => [{ field: "proof", label: texts.form.proof }]}
			fields={(field) => <FareInputs {...{ field, currency }} />}
		/>
	);
}
