import { Form } from "react-router";
import { type Fare, fareCount, fareField } from "#app/catalogue/fares/fare.ts";
import { totalOf } from "#app/catalogue/prices/price-of.ts";
import { guestKinds } from "#app/catalogue/prices/prices.ts";
import { pricesTexts } from "#app/messages/staff/excursions/prices.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { TickBox } from "#app/ui/form/tick-box.tsx";
import { formatDate, formatList, formatMoney } from "#app/ui/format/format.ts";
import type { PriceAnswer } from "./price-preview.ts";

const texts = pricesTexts.preview;

/** Asks by GET what a party would pay, and says it. */
export function PricePreviewForm({
	answer,
	fares,
	path,
	currency,
}: {
	/** Null before the first question. */
	answer: PriceAnswer | null;
	fares: readonly Fare[];
	path: string;
	currency: string;
}) {
	const question = answer?.question;
	return (
		<Card title={texts.title} id="preview">
			<Form method="get" action={`${path}#preview`} className="grid gap-4" preventScrollReset>
				<div className="grid grid-cols-3 gap-4 min-[45rem]:grid-cols-[1.6fr_1fr_repeat(3,0.7fr)]">
					<TextField
						name="date"
						type="date"
						required
						label={texts.date}
						defaultValue={question?.date}
						className="max-[45rem]:col-span-2"
					/>
					<TextField name="start" type="time" label={texts.start} defaultValue={question?.start} />
					{guestKinds.map((kind) => (
						<TextField
							key={kind}
							name={kind}
							label={texts[kind]}
							inputMode="numeric"
							autoComplete="off"
							defaultValue={question?.party[kind] ?? (kind === "adults" ? 2 : 0)}
						/>
					))}
				</div>
				{fares.length > 0 ? (
					<div className="grid gap-4 min-[30rem]:grid-cols-2">
						{fares.map((fare) => (
							<TextField
								key={fare.id}
								name={fareField(fare)}
								label={texts.atFare({ fare: fare.title })}
								inputMode="numeric"
								autoComplete="off"
								defaultValue={question ? fareCount(question.fares, fare) : 0}
							/>
						))}
					</div>
				) : null}
				<TickBox name="isWhole" label={texts.isWhole} isOn={question?.party.isWhole ?? false} />
				<p>
					<Button type="submit">{texts.show}</Button>
				</p>
			</Form>
			<p role="status" className="text-[1.15rem] lining-nums empty:hidden">
				{answer ? answerInWords(answer, fares, currency) : null}
			</p>
		</Card>
	);
}

function answerInWords(answer: PriceAnswer, fares: readonly Fare[], currency: string): string {
	if (answer.outcome !== "price") return texts.refused[answer.outcome];
	const { lines, question } = answer;
	const party = guestKinds.filter((kind) => question.party[kind] > 0);
	return texts.answer({
		party: formatList(party.map((kind) => texts.people[kind]({ count: question.party[kind] }))),
		date: formatDate(question.date, "short"),
		total: formatMoney(totalOf(lines), currency),
		lines: lines
			.map(({ quantity, unitCents, fareId }) =>
				texts.line({
					...{ quantity, price: formatMoney(unitCents, currency) },
					fare: fares.find(({ id }) => id === fareId)?.title,
				}),
			)
			.join(", "),
	});
}
