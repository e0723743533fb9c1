import { plural } from "../../../plural.ts";

/** The guests of a message that was sent, and the ways to reach them by hand. */
export const en = {
	stillByHand: ({ count }: { count: number }) => `${count} still to reach by hand`,
	everybody: "Everybody is told",
	written: ({ name, time, bookings }: { name: string; time: string; bookings: number }) =>
		`Written by ${name}, ${time}, to ${bookings} ${plural("en", bookings, { one: "booking", other: "bookings" })}. WhatsApp and SMS open on your telephone with the text filled in; you press send there.`,
	byHand: "By hand",
	byMail: "By mail",
	state: {
		pending: "Mail is about to leave",
		sent: "Mail has left",
		failed: "The mail did not arrive",
		comesBack: "Mails come back",
		none: "No mail",
		/** @param state one of those above. */
		reached: ({ state, name, time }: { state: string; name: string; time: string }) =>
			`${state}. Reached by ${name}, ${time}`,
	},
	/** On buttons. */
	whatsApp: ({ name }: { name: string }) => `WhatsApp<hidden> ${name}</hidden>`,
	sms: ({ name }: { name: string }) => `SMS<hidden> ${name}</hidden>`,
	call: ({ name }: { name: string }) => `Call<hidden> ${name}</hidden>`,
	callHotel: ({ hotel, name }: { hotel: string; name: string }) =>
		`Call ${hotel}<hidden> for ${name}</hidden>`,
	reached: ({ name }: { name: string }) => `Reached<hidden> ${name}</hidden>`,
	noNumber: ({ stop }: { stop: string }) => `No number: ask at ${stop}`,
	noSuchGuest: "There is no such guest.",
	/** The best way to reach a guest by hand, behind "by hand:". */
	way: {
		whatsApp: "WhatsApp or SMS",
		sms: "SMS or a call",
		hotel: ({ hotel }: { hotel: string }) => `call ${hotel}`,
		stop: ({ stop }: { stop: string }) => `ask at ${stop}`,
	},
};
