import { planLinesTexts } from "#app/messages/staff/departures/plan-lines.ts";
import { type Decision, departureInWords, type Situation } from "./plan-situation.ts";

const texts = planLinesTexts.seats;

/** What happens when each of the departures gets this number of seats. */
export function resizing({ departures, request: { seats } }: Situation): Decision {
	const count = departures.length;
	if (seats === null)
		return {
			lines: [],
			press: texts.press({ departures: count }),
			changes: [],
			...{ problem: null, unchanged: texts.missing },
		};
	const over = departures.filter(({ cell }) => cell.sold > seats);
	const difference = departures.reduce((sum, { cell }) => sum + seats - cell.capacity, 0);
	return {
		lines: [
			{
				count: String(count),
				text: texts.have({ count, seats }),
				detail: differenceInWords(difference),
			},
			...over.map(({ cell, title }) => ({
				count: `+${cell.sold - seats}`,
				text: texts.oversold({
					title,
					date: departureInWords(cell, "short"),
					guests: cell.sold,
					seats,
				}),
				detail: planLinesTexts.attention,
				isBad: true,
			})),
		],
		press: texts.pressWith({ departures: count, seats }),
		changes: departures.map(({ cell }) => ({ act: "seats", departure: cell, seats })),
		problem: null,
		unchanged: departures.every(({ cell }) => cell.capacity === seats) ? texts.already : null,
	};
}

function differenceInWords(difference: number): string {
	if (difference === 0) return texts.asBefore;
	return difference < 0 ? texts.fewer({ seats: -difference }) : texts.more({ seats: difference });
}
