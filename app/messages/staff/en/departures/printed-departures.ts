import { plural } from "../../../plural.ts";
import { seatsOf } from "../../counted-nouns.ts";

/** The departures of a day on paper. */
export const en = {
	pageTitle: ({ day }: { day: string }) => `${day} on paper · Staff`,
	aDay: "A day",
	title: ({ day }: { day: string }) => `${day} on paper`,
	allDepartures: "Departures of the day",
	howMany: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, { one: "departure", other: "departures" })}, each on a page of its own.`,
	head: {
		starts: ({ date, time }: { date: string; time: string }) => `${date} · starts ${time}`,
		startsClosed: ({ date, time }: { date: string; time: string }) =>
			`${date} · starts ${time} · closed`,
		guide: ({ name }: { name: string }) => `Guide: ${name}`,
		noGuide: "Guide: nobody yet",
		vehicle: ({ name }: { name: string }) => `Vehicle: ${name}`,
		noVehicle: "Vehicle: none yet",
		driver: ({ name }: { name: string }) => `Driver: ${name}`,
		ofSeats: ({ count, seats }: { count: number; seats: number }) =>
			`${count} of ${seatsOf(seats)}`,
		babies: ({ count }: { count: number }) =>
			`${count} ${plural("en", count, { one: "baby", other: "babies" })}`,
		guideSpeaks: ({ languages }: { languages: string }) => `Guide speaks ${languages}`,
		guestsSpeak: ({ languages }: { languages: string }) => `guests speak ${languages}`,
		oversold: ({ extra }: { extra: number }) => `▲ Oversold by ${extra}`,
	},
	columns: {
		onBoard: "On board",
		guest: "Guest",
		people: "People",
		speaks: "Speaks",
		phone: "Phone",
		remember: "To remember",
		notes: "Notes",
	},
	onBoard: ({ count }: { count: number }) => `${count} on board`,
};
