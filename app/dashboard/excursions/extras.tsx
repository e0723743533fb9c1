import { Form, Link } from "react-router";
import { choicesPath } from "#app/catalogue/choices/choices-path.ts";
import { stockSchema } from "#app/catalogue/extras/extra-form.ts";
import { editSharedStock, extraTable } from "#app/catalogue/extras/extra-table.server.ts";
import type { SharedStock } from "#app/catalogue/extras/shared-stock-decision.ts";
import { ExtraInputs, extraFacts, extraFormOf } from "#app/catalogue/extras/staff-extra.tsx";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { revalidateAfterConflict } from "#app/dashboard/revalidate-after-conflict.ts";
import { choicesTexts } from "#app/messages/staff/excursions/choices.ts";
import { extrasTexts as texts } from "#app/messages/staff/excursions/extras.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { checkForm } from "#app/ui/form/form.ts";
import { typedFields } from "#app/ui/form/typed-values.ts";
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

/** The stocks that extras of all excursions can share, and the form of one. */
function SharedStocks({
	stocks,
	openId,
	version,
	path,
	refused,
}: {
	stocks: readonly SharedStock[];
	/** Of the excursion. */
	version: number;
	/** The one that is changed. */
	openId: number | null;
	/** Address of the page. */
	path: string;
	refused: { typedValues: TypedValues; errors: FormErrors } | null;
}) {
	const open = stocks.find(({ id }) => id === openId);
	const storedValues: TypedValues = open
		? { stockTitle: open.title, quantity: String(open.quantity) }
		: {};
	const field = typedFields(refused?.typedValues ?? storedValues, refused?.errors ?? null);
	return (
		<Card title={texts.stocks.title} hint={texts.stocks.hint} id="stocks">
			<ul>
				{stocks.map(({ id, title, quantity }) => (
					<li
						key={id}
						className="flex flex-wrap items-center justify-between gap-x-5 border-t border-line"
					>
						{texts.stocks.one({ title, count: quantity })}
						<Link
							to={`${path}?stock=${id}#stocks`}
							aria-label={texts.stocks.changeStock({ title })}
							className="min-h-11 py-2.5 font-semibold"
						>
							{choicesTexts.list.change}
						</Link>
					</li>
				))}
			</ul>
			<Form
				key={`${openId} ${version}`}
				method="post"
				action={`${path}#stocks`}
				className="grid gap-3 border-t border-line pt-4"
			>
				<input type="hidden" name="stockKey" value={open?.id ?? ""} />
				<input type="hidden" name="version" value={version} />
				<div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4">
					<TextField
						{...field("stockTitle")}
						label={open ? texts.stocks.changeStock(open) : texts.stocks.new}
						autoComplete="off"
					/>
					<TextField
						{...field("quantity")}
						label={texts.stocks.quantity}
						inputMode="numeric"
						autoComplete="off"
					/>
				</div>
				<p className="flex flex-wrap items-center gap-x-5 gap-y-2">
					<Button type="submit" name="act" value="stock">
						{open ? texts.stocks.save : texts.stocks.create}
					</Button>
					{open ? (
						<Link to={`${path}#stocks`} className="py-2.5 font-semibold">
							{texts.stocks.leave}
						</Link>
					) : null}
				</p>
			</Form>
		</Card>
	);
}
