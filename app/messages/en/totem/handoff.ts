import { plural } from "../../plural.ts";

/** From the screen in the lobby to the guest's phone, or to the hotel's desk. */
export const handoff = {
	/** The screen shows a code for a phone. */
	phone: {
		code: "QR code that opens your choice on your phone",
		making: "Making your code …",
		anotherDay: "Choose another day",
		newCode: "Make a new code",
		waiting: {
			title: "Point your camera here",
			text: "Your phone opens your choice. Add your name and email there; the code works once, for 15 minutes.",
		},
		opened: {
			title: "Your phone has it",
			text: "Go on there. This screen tells you when the seats are yours.",
		},
		booked: { title: "Booked", text: "One moment, please." },
		gone: {
			title: "These seats were just taken",
			text: "Somebody else booked them first. Nothing was booked for you; other days have seats.",
		},
		over: { title: "This code has run out", text: "Nothing was booked with it." },
		failed: {
			title: "We need the network for a code",
			text: "It is away for a moment. Your choice is still here.",
		},
	},
	/** The screen shows six figures for the desk. */
	desk: {
		receptionTitle: "No phone? Reception finishes it for you.",
		callTitle: "No phone? Call us from any phone.",
		openTitle: "We have your choice",
		goneTitle: "These seats were just taken",
		overTitle: "These figures have run out",
		text: {
			waiting: "Making your figures …",
			opened: "This screen tells you when the seats are yours.",
			booked: "One moment, please.",
			gone: "Somebody else booked them first. Nothing was booked for you; other days have seats.",
			over: "They work for 15 minutes. Nothing was booked with them.",
			failed: "We can’t make figures for you at the moment. Your choice is still here.",
		},
		dayAndTime: ({ day, time }: { day: string; time: string }) => `${day}, ${time}`,
		phoneAfterAll: "I have a phone after all",
		anotherDay: "Choose another day",
		newFigures: "Make new figures",
		noted: "I have noted the figures",
		sayAtDesk: "Say this at the reception desk",
		sayToUs: "Say this to us",
		untilAtDesk: ({ time, seats }: { time: string; seats: number }) =>
			`The figures work until <b>${time}</b>. Nothing is held yet: the seats are yours as soon as reception books them. ${plural("en", seats, { one: "1 is", other: `${seats} are` })} free now.`,
		untilByCall: ({ time, seats }: { time: string; seats: number }) =>
			`The figures work until <b>${time}</b>. Nothing is held yet: the seats are yours as soon as we book them. ${plural("en", seats, { one: "1 is", other: `${seats} are` })} free now.`,
		steps: {
			tell: "<b>Tell reception the six figures.</b> They are shown on this screen only.",
			pay: "<b>Pay there,</b> or have it put on your room.",
			voucher: ({ day, time }: { day: string; time: string }) =>
				`<b>Take your printed voucher</b> and be ready on ${day} at ${time}.`,
		},
		call: ({ phone, hours }: { phone: string; hours: string }) =>
			phone &&
			`Call us from any phone: <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
		callAndSay: ({ phone, hours }: { phone: string; hours: string }) =>
			phone &&
			`Call us from any phone and say the figures: <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
		nobodyCall: ({ phone, hours }: { phone: string; hours: string }) =>
			phone &&
			`Nobody at the desk? Call us from any phone: <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
		nobodyCallAndSay: ({ phone, hours }: { phone: string; hours: string }) =>
			phone &&
			`Nobody at the desk? Call us from any phone and say the figures: <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
	},
};
