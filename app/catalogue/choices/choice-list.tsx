import { Form, Link } from "react-router";
import { choicesTexts } from "#app/messages/staff/excursions/choices.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { MoveForm } from "#app/ui/form/move-form.tsx";
import type { ChoiceKind } from "./choice-list-decision.ts";

const texts = choicesTexts.list;

/** A row of the list, as its line says it. */
export interface ListedChoice {
	id: number;
	title: string;
	isActive: boolean;
	facts: string;
	/** May be empty. */
	note: string;
}

interface ListProps {
	kind: ChoiceKind;
	/** Of the excursion. */
	version: number;
	/** Address of the page. */
	path: string;
}

/** The fares, extras or questions of an excursion in their order with what staff can do to each. */
export function ChoiceList({
	words,
	rows,
	...list
}: ListProps & {
	words: { title: string; hint: string; none: string };
	rows: readonly ListedChoice[];
}) {
	const { kind, path } = list;
	return (
		<Card title={words.title} hint={words.hint} id={`${kind}s`}>
			{rows.length === 0 ? <p>{words.none}</p> : null}
			<ol>
				{rows.map((row, index) => (
					<li key={row.id} className="grid gap-1 border-t border-line py-3">
						<p className="flex flex-wrap items-center gap-x-3">
							<b>{row.title}</b>
							{row.isActive ? null : <Badge look="grey">{texts.retired}</Badge>}
						</p>
						<p>{row.facts}</p>
						{row.note ? <p className="text-sm text-ink-soft">{row.note}</p> : null}
						<div className="flex flex-wrap items-start gap-x-5">
							<MoveForm
								place={{ index, count: rows.length }}
								path={path}
								texts={{
									up: { word: texts.up, label: texts.upOne(row) },
									down: { word: texts.down, label: texts.downOne(row) },
								}}
							>
								<RowKey {...list} id={row.id} />
							</MoveForm>
							<Link
								to={`${path}?${kind}=${row.id}#${kind}`}
								aria-label={texts.changeOne(row)}
								className="min-h-11 py-2.5 font-semibold"
							>
								{texts.change}
							</Link>
							<UseForm {...list} row={row} />
						</div>
					</li>
				))}
			</ol>
		</Card>
	);
}

/** Retires a row, or brings it back. */
function UseForm({ row, ...list }: ListProps & { row: ListedChoice }) {
	const form = (act: "retire" | "restore", label: string) => (
		<Form method="post" action={list.path}>
			<RowKey {...list} id={row.id} />
			<Button type="submit" name="act" value={act}>
				{label}
			</Button>
		</Form>
	);
	if (!row.isActive) return form("restore", texts.restore(row));
	return (
		<ConfirmButton act={texts.retire(row)} consequence={texts.retireConsequence[list.kind]}>
			{form("retire", texts.retireConfirm(row))}
		</ConfirmButton>
	);
}

function RowKey({ kind, version, id }: Pick<ListProps, "kind" | "version"> & { id: number }) {
	return (
		<>
			<input type="hidden" name={kind} value={id} />
			<input type="hidden" name="version" value={version} />
		</>
	);
}
