import { plural } from "../../../plural.ts";

const heldToo = (held: number) => (held > 0 ? `<soft>, ${held} held</soft>` : "");

/** The departures of a day. */
export const en = {
	title: "Departures",
	/** @param title the day, or the list's title. */
	pageTitle: ({ title }: { title: string }) => `${title} · Staff`,
	head: {
		tomorrow: "Tomorrow",
		yesterday: "Yesterday",
		print: "Print<day> the day</day>",
		otherDay: "Another day",
		go: "Go",
	},
	/** On a day without departures, for a hotel's user. */
	noneOfHotel: "None of your guests leaves on this day.",
	/** Of a hotel's user without a hotel. */
	noHotel: "You have no hotel yet. The office gives you one, on the page of the hotel.",
	fullness: {
		closed: "Closed",
		cancelled: "Does not leave",
		hasLeft: "Has left",
		oversold: ({ extra }: { extra: number }) => `Oversold by ${extra}`,
		full: "Full",
		/** One party has all of it. */
		whole: "Sold whole",
		left: ({ seats }: { seats: number }) => `${seats} left`,
	},
	overview: {
		/** @param date the day in words. */
		day: ({
			date,
			guests,
			departures: count,
			off,
		}: {
			date: string;
			guests: number;
			departures: number;
			/** They do not leave. */
			off: number;
		}) =>
			[
				date,
				`${guests} ${plural("en", guests, { one: "guest", other: "guests" })}`,
				`${count} ${plural("en", count, { one: "departure", other: "departures" })}`,
				...(off > 0
					? [`${off} of them ${plural("en", off, { one: "does", other: "do" })} not leave`]
					: []),
			].join(", "),
		/** Departures that are shown when somebody asks for them. */
		folded: ({ left, empty }: { left: number; empty: number }) =>
			[
				...(empty > 0 ? [`${empty} without guests`] : []),
				...(left > 0 ? [`${left} ${plural("en", left, { one: "has", other: "have" })} left`] : []),
			].join(", "),
		freeSeats: ({ free }: { free: number }) => `${free} free`,
		cameOf: ({ boarded, sold }: { boarded: number; sold: number }) =>
			`${boarded} of ${sold} boarded`,
		manifest: ({ title }: { title: string }) => `Manifest<hidden> for ${title}</hidden>`,
		onTheRoad: "On the road now",
		onTheRoadSince: ({ date }: { date: string }) => `On the road now, since ${date}`,
		board: ({ title }: { title: string }) => `Board<hidden> ${title}</hidden>`,
		sell: ({ title }: { title: string }) => `Sell<hidden> seats for ${title}</hidden>`,
		write: ({ title }: { title: string }) => `Write<hidden> to the guests of ${title}</hidden>`,
		guide: ({ name }: { name: string }) => `Guide <b>${name}</b>`,
		noGuide: "Guide <b>nobody yet</b>",
		vehicle: ({ name }: { name: string }) => `Vehicle <b>${name}</b>`,
		noVehicle: "Vehicle <b>none yet</b>",
		/** @param stop "04:30 Hotel Los Dragos" */
		firstPickup: ({ stop }: { stop: string }) => `First pickup <b>${stop}</b>`,
		boarded: ({ count }: { count: number }) => `<b>${count}</b> boarded`,
		expected: ({ count }: { count: number }) => `<b>${count}</b> expected`,
		notBoarded: ({ count }: { count: number }) => `<b>${count}</b> not boarded`,
		waiting: ({ count }: { count: number }) =>
			plural("en", count, { one: "1 party waits", other: `${count} parties wait` }),
		free: ({ free, held }: { free: number; held: number }) => `<b>${free}</b> free${heldToo(held)}`,
	},
};
