/** What every visitor of the panel sees and nobody presses in its first moment; one file, loaded right after it is awake. */
export { Agreement } from "./agreement.tsx";
export { BookingBar } from "./booking-bar.tsx";
export { ChosenOrAnyDayRefund } from "./day/chosen-day-refund.tsx";
