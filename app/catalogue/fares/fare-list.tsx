import { Form, Link } from "react-router";
import { faresTexts } from "#app/messages/staff/excursions/fares.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { formatMoney } from "#app/ui/format/format.ts";
import type { FareListState, StaffFare } from "./fare-list-decision.ts";

const texts = faresTexts.list;

/** The fares in their order with what staff can do to each. */
export function FareList({
	fares,
	version,
	path,
	currency,
}: FareListState & {
	/** Address of the page. */
	path: string;
	currency: string;
}) {
	return (
		<Card title={texts.title} hint={texts.hint} id="fares">
			{fares.length === 0 ? <p>{texts.none}</p> : null}
			<ol>
				{fares.map((fare) => (
					<li key={fare.id} className="grid gap-1 border-t border-line py-3">
						<p className="flex flex-wrap items-center gap-x-3">
							<b>{fare.title}</b>
							{fare.isActive ? null : <Badge look="grey">{texts.retired}</Badge>}
						</p>
						<p>{factsInWords(fare, currency)}</p>
						{fare.proof ? <p className="text-sm text-ink-soft">{texts.proof(fare)}</p> : null}
						<div className="flex flex-wrap items-start gap-x-5">
							<Link
								to={`${path}?fare=${fare.id}#fare`}
								aria-label={texts.changeFare(fare)}
								className="min-h-11 py-2.5 font-semibold"
							>
								{texts.change}
							</Link>
							<UseForm fare={fare} version={version} path={path} />
						</div>
					</li>
				))}
			</ol>
		</Card>
	);
}

function factsInWords(fare: StaffFare, currency: string): string {
	const { percentOff, priceCents, fromAge, toAge } = fare;
	const guests = texts[fare.countsAs];
	const facts = [
		percentOff === null ? null : texts.percentOff({ percent: percentOff, guests }),
		priceCents === null ? null : texts.price({ price: formatMoney(priceCents, currency), guests }),
		fromAge === null ? null : texts.fromAge({ age: fromAge }),
		toAge === null ? null : texts.toAge({ age: toAge }),
	];
	return facts.filter(Boolean).join(" · ");
}

/** Retires a fare, or brings it back. */
function UseForm({ fare, version, path }: { fare: StaffFare; version: number; path: string }) {
	const form = (act: "retire" | "restore", label: string) => (
		<Form method="post" action={path}>
			<input type="hidden" name="fare" value={fare.id} />
			<input type="hidden" name="version" value={version} />
			<Button type="submit" name="act" value={act}>
				{label}
			</Button>
		</Form>
	);
	if (!fare.isActive) return form("restore", texts.restore(fare));
	return (
		<ConfirmButton act={texts.retire(fare)} consequence={texts.retireConsequence}>
			{form("retire", texts.retireConfirm(fare))}
		</ConfirmButton>
	);
}
