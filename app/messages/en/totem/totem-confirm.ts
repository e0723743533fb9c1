import { capital, numberWord } from "../../phrase.ts";
import { numberWords } from "../number-words.ts";

/** What the screen in a hotel's lobby says when the seats are booked. */
export const totemConfirm = {
	title: "Your seats",
	held: ({ seats }: { seats: number }) =>
		`${capital(numberWord(numberWords, seats))} ${seats === 1 ? "seat is" : "seats are"} held for you.`,
	notHeld: "These seats are no longer held.",
	notHeldWhy: "The payment did not reach us in time. Nothing was charged; please book once more.",
	/** Of a booking that was sent, whose page cannot be loaded. */
	notRead: "We cannot show your booking yet",
	notReadWhy:
		"Your seats may be booked already, so please do not book again. This screen keeps trying. If it takes long, look into your email or ask at reception.",
	/** `day` is "Saturday" or "Saturday 5 June". */
	paid: ({ day }: { day: string }) => `Paid. See you on ${day}.`,
	booked: ({ day }: { day: string }) => `Booked. See you on ${day}.`,
	clearsItself: ({ seconds }: { seconds: number }) =>
		`For your privacy this screen clears itself ${seconds} seconds after the last touch.`,
	clear: "Done, clear the screen",
	/** Above the time of the pickup. */
	beAt: ({ place, day }: { place: string; day: string }) =>
		`Be at <place>${place}</place> on ${day} at`,
	beHere: ({ day }: { day: string }) => `Be at this hotel on ${day} at`,
	beHereAt: ({ spot, day }: { spot: string; day: string }) =>
		`Be at this hotel, <place>${spot}</place>, on ${day} at`,
	guests: "Guests",
	isPaid: "Paid",
	toPay: "To pay",
	toPayAtReception: "To pay at reception",
	guideSpeaks: "Guide speaks",
	paymentCode: "QR code that opens the payment",
	voucherCode: "QR code of your voucher",
	finish: "Finish on your phone",
	payBefore: ({ price, time }: { price: string; time: string }) =>
		`Point your camera here and pay ${price} before ${time}. This screen follows.`,
	noPhone: ({ phone }: { phone: string }) =>
		phone && `No phone with you? Call ${phone} and say this code.`,
	takeVoucher: "Take your voucher with you",
	pointHere: "Point your phone’s camera here, or write down your code:",
	payAtReception: ({ price }: { price: string }) => `Pay ${price} at reception.`,
	sentTo: ({ email }: { email: string }) => `We have also sent it to ${email}.`,
};
