import { choicesPath } from "#app/catalogue/choices/choices-path.ts";
import { extraFacts } from "#app/catalogue/extras/extra-facts.ts";
import { stockSchema } from "#app/catalogue/extras/extra-form.ts";
import { extraFormOf } from "#app/catalogue/extras/extra-form-values.ts";
import { ExtraInputs } from "#app/catalogue/extras/extra-inputs.tsx";
import { editSharedStock, extraTable } from "#app/catalogue/extras/extra-table.server.ts";
import { SharedStocks } from "#app/catalogue/extras/shared-stocks.tsx";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { revalidateAfterConflict } from "#app/dashboard/revalidate-after-conflict.ts";
import { choicesTexts } from "#app/messages/staff/excursions/choices.ts";
import { extrasTexts as texts } from "#app/messages/staff/excursions/extras.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { checkForm } from "#app/ui/form/form.ts";
import type { Route } from "./+types/extras";
import { answerPress, editChoices, loadChoices } from "./choice-requests.server.ts";
import { ChoicesScreen } from "./choices-screen.tsx";
import { idOf, readPress, refuse } from "./press.server.ts";

export async function loader(args: Route.LoaderArgs) {
	const list = await loadChoices(args, extraTable);
	return { ...list, openStockId: Number(args.url.searchParams.get("stock")) };
}

export async function action(args: Route.ActionArgs) {
	const press = await readPress(args);
	if (press.typedValues.act !== "stock") return editChoices(press, extraTable);
	const { values, errors } = checkForm(stockSchema, press.form);
	if (errors) return refuse(press, 400, errors);
	const { stockTitle: title, quantity } = values;
	const edit = { stockId: idOf(press.typedValues.stockKey), title, quantity };
	const answer = await editSharedStock(press.services.db, press.excursionId, edit, press.save);
	return answerPress(press, "extra", choicesTexts.nouns.stock, answer);
}

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: officeTexts.pageTitle({ title: loaderData?.title ?? texts.title }) },
];

export default function Extras({ loaderData, actionData }: Route.ComponentProps) {
	const { id, version, stocks, openStockId } = loaderData;
	const { currency } = useSiteConfig();
	const refusedStock = actionData?.typedValues.act === "stock" ? actionData : null;
	return (
		<ChoicesScreen
			kind="extra"
			words={texts}
			loaded={loaderData}
			refused={actionData}
			inWords={(extra) => extraFacts(extra, stocks, currency)}
			formOf={extraFormOf}
			texts={() => [{ field: "note", label: texts.form.note, rows: 2 }]}
			fields={(field, values) => <ExtraInputs {...{ field, values, stocks, currency }} />}
		>
			<SharedStocks
				{...{ stocks, version }}
				path={choicesPath("extra", id)}
				openId={refusedStock ? Number(refusedStock.typedValues.stockKey) : openStockId}
				refused={refusedStock}
			/>
		</ChoicesScreen>
	);
}
