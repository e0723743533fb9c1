import { Form, Link } from "react-router";
import type { Fare } from "#app/catalogue/fares/fare.ts";
import type { PriceRule } from "#app/catalogue/prices/price-rule.ts";
import type { Prices } from "#app/catalogue/prices/prices.ts";
import { pricesTexts } from "#app/messages/staff/excursions/prices.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { MoveForm } from "#app/ui/form/move-form.tsx";
import type { RuleNote } from "./price-plan.ts";
import { noteInWords, pricesInWords, ruleInWords } from "./rule-words.ts";

const texts = pricesTexts.list;

/** The price rules in their order with what staff can do to each; the excursion's own prices are the last line. */
export function RuleList({
	rules,
	prices,
	fares,
	notes,
	version,
	path,
	currency,
}: {
	rules: readonly PriceRule[];
	/** The excursion's own. */
	prices: Prices;
	/** Those of the past too, which a rule may still name. */
	fares: readonly Fare[];
	notes: readonly RuleNote[];
	/** Of the excursion, as this page shows it. */
	version: number;
	/** Address of the page. */
	path: string;
	currency: string;
}) {
	return (
		<Card title={texts.title} hint={texts.hint} id="rules">
			{rules.length === 0 ? <p>{texts.none}</p> : null}
			<ol>
				{rules.map((rule, index) => {
					const place = index + 1;
					const note = notes.find((each) => each.rule === place);
					return (
						<li key={rule.id} className="grid gap-1 border-t border-line py-3">
							<p>
								<b className="lining-nums">{place}.</b> {ruleInWords(rule, fares, currency)}
							</p>
							{note ? <p className="text-sm font-semibold text-few">{noteInWords(note)}</p> : null}
							<div className="flex flex-wrap items-start gap-x-5">
								<MoveForm
									place={{ index, count: rules.length }}
									path={path}
									texts={{
										up: { word: texts.up, label: texts.upRule({ rule: place }) },
										down: { word: texts.down, label: texts.downRule({ rule: place }) },
									}}
								>
									<RuleKey id={rule.id} version={version} />
								</MoveForm>
								<Link
									to={`${path}?rule=${rule.id}#rule`}
									aria-label={texts.changeRule({ rule: place })}
									className="min-h-11 py-2.5 font-semibold"
								>
									{texts.change}
								</Link>
								<ConfirmButton act={texts.end({ rule: place })} consequence={texts.endConsequence}>
									<Form method="post" action={path}>
										<RuleKey id={rule.id} version={version} />
										<Button type="submit" name="act" value="end">
											{texts.endConfirm({ rule: place })}
										</Button>
									</Form>
								</ConfirmButton>
							</div>
						</li>
					);
				})}
			</ol>
			<div className="border-t border-line pt-3">
				<p>{texts.own({ prices: pricesInWords(prices, currency) })}</p>
			</div>
		</Card>
	);
}

function RuleKey({ id, version }: { id: number; version: number }) {
	return (
		<>
			<input type="hidden" name="rule" value={id} />
			<input type="hidden" name="version" value={version} />
		</>
	);
}
