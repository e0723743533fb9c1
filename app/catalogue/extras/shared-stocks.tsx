import { Form, Link } from "react-router";
import { choicesTexts } from "#app/messages/staff/excursions/choices.ts";
import { extrasTexts } from "#app/messages/staff/excursions/extras.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { typedFields } from "#app/ui/form/typed-fields.ts";
import type { SharedStock } from "./shared-stock-decision.ts";

const texts = extrasTexts.stocks;

/** The stocks that extras of all excursions can share, and the form of one. */
export function SharedStocks({
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
		<Card title={texts.title} hint={texts.hint} id="stocks">
			<ul>
				{stocks.map(({ id, title, quantity }) => (
					<li
						key={id}
						className="flex flex-wrap items-center justify-between gap-x-5 border-t border-line"
					>
						{texts.one({ title, count: quantity })}
						<Link
							to={`${path}?stock=${id}#stocks`}
							aria-label={texts.changeStock({ title })}
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
						label={open ? texts.changeStock(open) : texts.new}
						autoComplete="off"
					/>
					<TextField
						{...field("quantity")}
						label={texts.quantity}
						inputMode="numeric"
						autoComplete="off"
					/>
				</div>
				<p className="flex flex-wrap items-center gap-x-5 gap-y-2">
					<Button type="submit" name="act" value="stock">
						{open ? texts.save : texts.create}
					</Button>
					{open ? (
						<Link to={`${path}#stocks`} className="py-2.5 font-semibold">
							{texts.leave}
						</Link>
					) : null}
				</p>
			</Form>
		</Card>
	);
}
