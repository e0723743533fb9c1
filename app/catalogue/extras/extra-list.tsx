import { Form, Link } from "react-router";
import { extrasTexts } from "#app/messages/staff/excursions/extras.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { formatList, formatMoney } from "#app/ui/format/format.ts";
import type { ExtraListState, StaffExtra } from "./extra-list-decision.ts";

const texts = extrasTexts.list;

/** The extras in their order with what staff can do to each. */
export function ExtraList({
	extras,
	stocks,
	version,
	path,
	currency,
}: Omit<ExtraListState, "translations"> & {
	/** Address of the page. */
	path: string;
	currency: string;
}) {
	return (
		<Card title={texts.title} hint={texts.hint} id="extras">
			{extras.length === 0 ? <p>{texts.none}</p> : null}
			<ol>
				{extras.map((extra, index) => (
					<li key={extra.id} className="grid gap-1 border-t border-line py-3">
						<p className="flex flex-wrap items-center gap-x-3">
							<b>{extra.title}</b>
							{extra.isActive ? null : <Badge look="grey">{texts.retired}</Badge>}
						</p>
						<p>{factsInWords(extra, stocks, currency)}</p>
						{extra.note ? <p className="text-sm text-ink-soft">{extra.note}</p> : null}
						<div className="flex flex-wrap items-start gap-x-5">
							<MoveForm
								{...{ extra, version, path }}
								isFirst={index === 0}
								isLast={index === extras.length - 1}
							/>
							<Link
								to={`${path}?extra=${extra.id}#extra`}
								aria-label={texts.changeExtra(extra)}
								className="min-h-11 py-2.5 font-semibold"
							>
								{texts.change}
							</Link>
							<UseForm extra={extra} version={version} path={path} />
						</div>
					</li>
				))}
			</ol>
		</Card>
	);
}

function factsInWords(
	extra: StaffExtra,
	stocks: ExtraListState["stocks"],
	currency: string,
): string {
	const price = formatMoney(extra.priceCents, currency);
	const guests = [
		extra.forAdults && texts.adults,
		extra.forChildren && texts.children,
		extra.forBebe && texts.bebe,
	].filter((kind) => kind !== false);
	const sharedStock = stocks.find(({ id }) => id === extra.stockId);
	const facts = [
		extra.charged === "booking"
			? texts.perBooking({ price })
			: texts.each({ price, guests: formatList(guests) }),
		extra.isRequired ? texts.required : null,
		sharedStock
			? texts.sharedStock({ title: sharedStock.title, count: sharedStock.quantity })
			: extra.stock === null
				? texts.endless
				: texts.stock({ count: extra.stock }),
	];
	return facts.filter(Boolean).join(" · ");
}

/** Retires an extra, or brings it back. */
function UseForm({ extra, version, path }: { extra: StaffExtra; version: number; path: string }) {
	const form = (act: "retire" | "restore", label: string) => (
		<Form method="post" action={path}>
			<input type="hidden" name="extra" value={extra.id} />
			<input type="hidden" name="version" value={version} />
			<Button type="submit" name="act" value={act}>
				{label}
			</Button>
		</Form>
	);
	if (!extra.isActive) return form("restore", texts.restore(extra));
	return (
		<ConfirmButton act={texts.retire(extra)} consequence={texts.retireConsequence}>
			{form("retire", texts.retireConfirm(extra))}
		</ConfirmButton>
	);
}

function MoveForm({
	extra,
	version,
	path,
	isFirst,
	isLast,
}: {
	extra: StaffExtra;
	version: number;
	path: string;
	isFirst: boolean;
	isLast: boolean;
}) {
	if (isFirst && isLast) return null;
	const moves = [
		...(isFirst ? [] : [{ act: "up", text: texts.up, label: texts.upExtra(extra) }]),
		...(isLast ? [] : [{ act: "down", text: texts.down, label: texts.downExtra(extra) }]),
	];
	return (
		<Form method="post" action={path} className="flex gap-x-5" preventScrollReset>
			<input type="hidden" name="extra" value={extra.id} />
			<input type="hidden" name="version" value={version} />
			{moves.map(({ act, text, label }) => (
				<button
					key={act}
					type="submit"
					name="act"
					value={act}
					aria-label={label}
					className="min-h-11 cursor-pointer font-semibold underline underline-offset-[0.22em]"
				>
					{text}
				</button>
			))}
		</Form>
	);
}
