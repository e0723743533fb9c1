/**
 * Parts of the booking panel that few visitors see: the server draws them, a browser loads them when it needs them. Within
 * their Suspense boundary the server's HTML stays until then. (A static import would put them into the panel's own file.)
 */
import { type ComponentType, lazy } from "react";
import { partWithFields } from "#app/islands/drawn-parts.tsx";

const loadLate = () => import("./late-parts.ts");
const loadNothingFree = () => import("./day/nothing-free-notice.tsx");
const loadCodeField = () => import("./code-field.tsx");
const loadChoiceFields = () => import("./party/choice-fields.tsx");
const loadLackingGuests = () => import("./party/lacking-guests.tsx");
const loadPartyLimit = () => import("./party/party-limit.tsx");
const loadWholeChoice = () => import("./party/whole-choice.tsx");
const loadTurnstileCheck = () => import("./turnstile-check.tsx");

type LateParts = Awaited<ReturnType<typeof loadLate>>;

/** A part that comes right after the panel for everybody, all in one file. A form that has lost the network does without. */
const late = <Props>(partOf: (parts: LateParts) => ComponentType<Props>) =>
	lazy<ComponentType<Props>>(() =>
		loadLate().then(
			(parts) => ({ default: partOf(parts) }),
			() => ({ default: () => null }),
		),
	);

export const Agreement = import.meta.env.SSR
	? (await loadLate()).Agreement
	: late((parts) => parts.Agreement);

export const BookingBar = import.meta.env.SSR
	? (await loadLate()).BookingBar
	: late((parts) => parts.BookingBar);

export const ChosenOrAnyDayRefund = import.meta.env.SSR
	? (await loadLate()).ChosenOrAnyDayRefund
	: late((parts) => parts.ChosenOrAnyDayRefund);

export const NothingFree = import.meta.env.SSR
	? (await loadNothingFree()).NothingFree
	: lazy(async () => ({ default: (await loadNothingFree()).NothingFree }));

export const CodeField = import.meta.env.SSR
	? (await loadCodeField()).CodeField
	: lazy(async () => ({ default: (await loadCodeField()).CodeField }));

export const ChoiceFields = import.meta.env.SSR
	? (await loadChoiceFields()).ChoiceFields
	: partWithFields(
			"[name^=extra_], [name^=fare_], [name^=answer_]",
			async () => (await loadChoiceFields()).ChoiceFields,
		);

export const LackingGuests = import.meta.env.SSR
	? (await loadLackingGuests()).LackingGuests
	: lazy(async () => ({ default: (await loadLackingGuests()).LackingGuests }));

export const PartyLimit = import.meta.env.SSR
	? (await loadPartyLimit()).PartyLimit
	: lazy(async () => ({ default: (await loadPartyLimit()).PartyLimit }));

export const TurnstileCheck = import.meta.env.SSR
	? (await loadTurnstileCheck()).TurnstileCheck
	: lazy(async () => ({ default: (await loadTurnstileCheck()).TurnstileCheck }));

export const WholeChoice = import.meta.env.SSR
	? (await loadWholeChoice()).WholeChoice
	: partWithFields("[name=isWhole]", async () => (await loadWholeChoice()).WholeChoice);
