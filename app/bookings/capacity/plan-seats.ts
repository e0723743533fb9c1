import { formatDate } from "#app/ui/format/format.ts";
import {
	type Consequences,
	departuresInWords,
	guestsInWords,
	plural,
	type Situation,
	seatsInWords,
} from "./plan-situation.ts";

/** Gives each of the departures another number of seats. */
export function resizing({ departures, choice }: Situation): Consequences {
	const { seats } = choice;
	const press = `Set ${departuresInWords(departures.length)}`;
	if (seats === null) return { lines: [], press, problem: "Say how many seats each of them has." };
	const over = departures.filter(({ cell }) => cell.sold > seats);
	const difference = departures.reduce((sum, { cell }) => sum + seats - cell.capacity, 0);
	const fewer = difference < 0;
	return {
		lines: [
			{
				count: String(departures.length),
				text: `${plural(departures.length, "has", "have")} ${seatsInWords(seats)}`,
				detail:
					difference === 0
						? "As many as before"
						: `${seatsInWords(Math.abs(difference))} ${fewer ? "fewer" : "more"} in all`,
			},
			...over.map(({ cell, title }) => ({
				count: `+${cell.sold - seats}`,
				text: `${title}, ${formatDate(cell.date, "short")} would be oversold: ${guestsInWords(cell.sold)} for ${seatsInWords(seats)}`,
				detail: "It then stands under “Needs attention”.",
				isBad: true,
			})),
		],
		press: `Set ${seatsInWords(seats)} on ${departuresInWords(departures.length)}`,
		problem: departures.every(({ cell }) => cell.capacity === seats)
			? "They have this number already."
			: null,
	};
}
