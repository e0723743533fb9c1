import { data, redirect } from "react-router";
import { isExcursionId } from "#app/catalogue/excursion.ts";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { deleteFiles } from "#app/catalogue/pictures/pictures.server.ts";
import { checkEditor } from "#app/departures/editor/check-editor.ts";
import { draftOf, typedDraft } from "#app/departures/editor/excursion-draft.ts";
import { maximumEditorBytes } from "#app/departures/editor/excursion-form.ts";
import { newerExcursion } from "#app/departures/editor/newer-excursion.ts";
import { excursionChangeSchema } from "#app/departures/editor/save/excursion-change.ts";
import {
	soldAboveInWords,
	tornDateInWords,
} from "#app/departures/editor/save/save-refusal-words.ts";
import { type EditorView, readEditor } from "#app/departures/editor/staff-excursions.server.ts";
import { guestsAnswers, type TouchedBooking } from "#app/departures/time-change.ts";
import { excursionAnswersTexts } from "#app/messages/staff/excursions/excursion-answers.ts";
import { timetableTexts } from "#app/messages/staff/excursions/timetable.ts";
import type { GuestsDecision } from "#app/operations/departures/guests-decision.ts";
import {
	type GuestsSaveOutcome,
	saveExcursionAndBookings,
} from "#app/operations/departures/save-excursion-and-bookings.server.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireExcursionChange } from "#app/request/user/excursion-change-right.server.ts";
import type { StaffUser } from "#app/request/user/rights.server.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatList } from "#app/ui/format/format.ts";
import type { Route } from "./+types/excursion-edit";

const { saved: savedTexts, refused: refusedTexts } = excursionAnswersTexts;

/** The form of the excursion page. */
export async function editExcursion({ request, params, context }: Route.ActionArgs) {
	const { excursionId } = params;
	const user = await requireExcursionChange(context, request, excursionId);
	if (!isExcursionId(excursionId)) throw data(refusedTexts.noSuchExcursion, { status: 404 });
	const form = await readFormData(request, maximumEditorBytes);
	return save({ form, excursionId, user, context });
}

interface Edit extends Pick<Route.ActionArgs, "context"> {
	form: FormData;
	excursionId: string;
	user: StaffUser;
}

async function save({ form, excursionId, user, context }: Edit) {
	const services = context.get(requestContext);
	const { db, images } = services;
	const now = Date.now();
	// the id in the address wins over the one in the form
	form.set("id", excursionId);
	const { values, errors } = checkEditor(excursionChangeSchema, form);
	if (errors) return refuse({ form, excursionId, user, context }, 400, { errors });
	const hasSeen = form.get("capacity_seen") === String(values.capacity);
	const today = localDateAt(now, services.environment.timeZone);
	const guests = answerOf(form);
	const result = await saveExcursionAndBookings(db, values, {
		author: user,
		clock: { now, timeZone: services.environment.timeZone },
		keepsSeatsFrom: hasSeen ? null : today,
		guests,
		sender: mailSender(services),
	});
	const edit = { form, excursionId, user, context };
	if (result.outcome === "conflict") {
		const view = await readView(edit);
		const errors = newerExcursion(values, view, services.environment.timeZone);
		if (errors) return answerEdit(edit, view, 409, { errors, version: view.excursion.version });
		// a form that was sent twice
		throw showSaved(edit, values.isActive, "");
	}
	if (result.outcome === "saved") {
		await deleteFiles(images, result.removed);
		purgeExcursionPages(services, excursionId);
		if (result.bookings > 0) deliverSoon(services);
		throw showSaved(edit, values.isActive, notifiedGuestsInWords(result.bookings, guests));
	}
	if (result.outcome === "unknown") throw data(refusedTexts.noSuchExcursion, { status: 404 });
	if (result.outcome === "oversold") form.set("capacity_seen", String(result.capacity));
	const { status, why } = whyRefused(result);
	return refuse(edit, status, why);
}

/** What the editor says of a change that was not saved. */
function whyRefused(
	result: Exclude<GuestsSaveOutcome, { outcome: "saved" | "unknown" | "conflict" }>,
): { status: 409 | 422; why: Refusal } {
	switch (result.outcome) {
		case "unknown-point":
			return { status: 422, why: { errors: { pickups: [refusedTexts.unknownPoint] } } };
		case "unfinished": {
			const missing = formatList(result.missing);
			return { status: 422, why: { errors: { isActive: [refusedTexts.unfinished({ missing })] } } };
		}
		case "resource clash":
			return { status: 409, why: { errors: { start_time: [refusedTexts.resourceClash] } } };
		case "same start":
			return { status: 409, why: { errors: { start_time: [timetableTexts.refused.sameStart] } } };
		case "changed meanwhile":
			return { status: 409, why: { errors: { "": [timetableTexts.refused.changedMeanwhile] } } };
		case "torn date":
			return { status: 409, why: { errors: { pickups: [tornDateInWords(result.date)] } } };
		case "oversold": {
			const words = soldAboveInWords(result.days, result.capacity);
			return { status: 409, why: { errors: { capacity: [words] } } };
		}
		case "guests affected": {
			const bookings = result.touched.map(shownBooking);
			return {
				status: 409,
				why: {
					guestsQuestion: { kind: "affected", bookings, shownBookings: result.shownBookings },
				},
			};
		}
		case "guests stranded": {
			const bookings = result.stranded.map(shownBooking);
			return {
				status: 409,
				why: { guestsQuestion: { kind: "stranded", bookings, shownBookings: "" } },
			};
		}
	}
}

/** @param notified whether guests know of it; empty when no booking changed. */
function showSaved({ context, excursionId }: Edit, isOnSale: boolean, notified: string) {
	const next = isOnSale ? (notified ? "" : savedTexts.guestsSeeIt) : savedTexts.notOnSale;
	setFlash(context, {
		about: "excursion saved",
		look: isOnSale ? "success" : "note",
		text: [savedTexts.saved, notified, next].filter(Boolean).join(" "),
	});
	return redirect(`/dashboard/excursion/${excursionId}`);
}

/** The user's answer about guests whose times change, if the page asked. */
function answerOf(form: FormData): GuestsDecision | null {
	const answer = guestsAnswers.find((each) => each === form.get("guests"));
	return answer ? { answer, shownBookings: String(form.get("guests_shown") ?? "") } : null;
}

function notifiedGuestsInWords(count: number, guests: GuestsDecision | null): string {
	if (count === 0) return "";
	return guests?.answer === "write"
		? savedTexts.guestsTold({ count })
		: savedTexts.nobodyTold({ count });
}

/** Only what the page shows: guests' addresses are left out. */
function shownBooking(booking: TouchedBooking): TouchedBooking {
	const { id, reference, name, seats, date, place, pickup, start } = booking;
	return { id, reference, name, seats, date, place, pickup, start };
}

interface AskedAboutGuests {
	/** Pickup times change, or a pickup point with waiting guests would be removed. */
	kind: "affected" | "stranded";
	bookings: TouchedBooking[];
	/** The bookings shown, to be sent with the answer. */
	shownBookings: string;
}

/** Renders the page again, with all that was typed. */
interface Refusal {
	errors?: FormErrors | null;
	guestsQuestion?: AskedAboutGuests | null;
	/** On which the next save is based; else the one that this form was sent with. */
	version?: number;
}

async function refuse(edit: Edit, status: number, refusal: Refusal) {
	return answerEdit(edit, await readView(edit), status, refusal);
}

async function readView({ excursionId, context }: Edit): Promise<EditorView> {
	const { db, environment } = context.get(requestContext);
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const view = await readEditor(db, excursionId, clock);
	if (!view) throw data(refusedTexts.noSuchExcursion, { status: 404 });
	return view;
}

function answerEdit(
	{ form }: Edit,
	{ excursion, points }: EditorView,
	status: number,
	{ errors = null, guestsQuestion = null, version = Number(form.get("version")) }: Refusal,
) {
	const draft = typedDraft(form, draftOf(excursion), points);
	return data({ intent: "save" as const, errors, draft, version, guestsQuestion }, { status });
}
