import { catalogue } from "./catalogue.ts";
import * as de from "./de/texts.ts";
import * as en from "./en/texts.ts";
import * as es from "./es/texts.ts";
import * as fr from "./fr/texts.ts";
import * as it from "./it/texts.ts";

// marked as pure, so that a browser loads only the texts of what it shows

export const accountMailsTexts = /* @__PURE__ */ catalogue({
	en: en.accountMails,
	de: de.accountMails,
	es: es.accountMails,
	fr: fr.accountMails,
	it: it.accountMails,
});

export const bookingEventsTexts = /* @__PURE__ */ catalogue({
	en: en.bookingEvents,
	de: de.bookingEvents,
	es: es.bookingEvents,
	fr: fr.bookingEvents,
	it: it.bookingEvents,
});

export const bookingFormTexts = /* @__PURE__ */ catalogue({
	en: en.bookingForm,
	de: de.bookingForm,
	es: es.bookingForm,
	fr: fr.bookingForm,
	it: it.bookingForm,
});

export const cancellationTexts = /* @__PURE__ */ catalogue({
	en: en.cancellation,
	de: de.cancellation,
	es: es.cancellation,
	fr: fr.cancellation,
	it: it.cancellation,
});

export const contactTexts = /* @__PURE__ */ catalogue({
	en: en.contact,
	de: de.contact,
	es: es.contact,
	fr: fr.contact,
	it: it.contact,
});

export const departuresTexts = /* @__PURE__ */ catalogue({
	en: en.departures,
	de: de.departures,
	es: es.departures,
	fr: fr.departures,
	it: it.departures,
});

export const errorsTexts = /* @__PURE__ */ catalogue({
	en: en.errors,
	de: de.errors,
	es: es.errors,
	fr: fr.errors,
	it: it.errors,
});

export const excursionListTexts = /* @__PURE__ */ catalogue({
	en: en.excursionList,
	de: de.excursionList,
	es: es.excursionList,
	fr: fr.excursionList,
	it: it.excursionList,
});

export const excursionPageTexts = /* @__PURE__ */ catalogue({
	en: en.excursionPage,
	de: de.excursionPage,
	es: es.excursionPage,
	fr: fr.excursionPage,
	it: it.excursionPage,
});

export const fieldErrorsTexts = /* @__PURE__ */ catalogue({
	en: en.fieldErrors,
	de: de.fieldErrors,
	es: es.fieldErrors,
	fr: fr.fieldErrors,
	it: it.fieldErrors,
});

export const findBookingTexts = /* @__PURE__ */ catalogue({
	en: en.findBooking,
	de: de.findBooking,
	es: es.findBooking,
	fr: fr.findBooking,
	it: it.findBooking,
});

export const guestBookingTexts = /* @__PURE__ */ catalogue({
	en: en.guestBooking,
	de: de.guestBooking,
	es: es.guestBooking,
	fr: fr.guestBooking,
	it: it.guestBooking,
});

export const guestMailsTexts = /* @__PURE__ */ catalogue({
	en: en.guestMails,
	de: de.guestMails,
	es: es.guestMails,
	fr: fr.guestMails,
	it: it.guestMails,
});

export const handoffTexts = /* @__PURE__ */ catalogue({
	en: en.handoff,
	de: de.handoff,
	es: es.handoff,
	fr: fr.handoff,
	it: it.handoff,
});

export const heldSeatsTexts = /* @__PURE__ */ catalogue({
	en: en.heldSeats,
	de: de.heldSeats,
	es: es.heldSeats,
	fr: fr.heldSeats,
	it: it.heldSeats,
});

export const homeTexts = /* @__PURE__ */ catalogue({
	en: en.home,
	de: de.home,
	es: es.home,
	fr: fr.home,
	it: it.home,
});

export const imprintTexts = /* @__PURE__ */ catalogue({
	en: en.imprint,
	de: de.imprint,
	es: es.imprint,
	fr: fr.imprint,
	it: it.imprint,
});

export const partiesTexts = /* @__PURE__ */ catalogue({
	en: en.parties,
	de: de.parties,
	es: es.parties,
	fr: fr.parties,
	it: it.parties,
});

export const paymentTexts = /* @__PURE__ */ catalogue({
	en: en.payment,
	de: de.payment,
	es: es.payment,
	fr: fr.payment,
	it: it.payment,
});

export const privacyPolicyTexts = /* @__PURE__ */ catalogue({
	en: en.privacyPolicy,
	de: de.privacyPolicy,
	es: es.privacyPolicy,
	fr: fr.privacyPolicy,
	it: it.privacyPolicy,
});

export const sendingTexts = /* @__PURE__ */ catalogue({
	en: en.sending,
	de: de.sending,
	es: es.sending,
	fr: fr.sending,
	it: it.sending,
});

export const signInTexts = /* @__PURE__ */ catalogue({
	en: en.signIn,
	de: de.signIn,
	es: es.signIn,
	fr: fr.signIn,
	it: it.signIn,
});

export const siteFrameTexts = /* @__PURE__ */ catalogue({
	en: en.siteFrame,
	de: de.siteFrame,
	es: es.siteFrame,
	fr: fr.siteFrame,
	it: it.siteFrame,
});

export const structuredDataTexts = /* @__PURE__ */ catalogue({
	en: en.structuredData,
	de: de.structuredData,
	es: es.structuredData,
	fr: fr.structuredData,
	it: it.structuredData,
});

export const termsTexts = /* @__PURE__ */ catalogue({
	en: en.terms,
	de: de.terms,
	es: es.terms,
	fr: fr.terms,
	it: it.terms,
});

export const totemTexts = /* @__PURE__ */ catalogue({
	en: en.totem,
	de: de.totem,
	es: es.totem,
	fr: fr.totem,
	it: it.totem,
});
