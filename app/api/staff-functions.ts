import * as v from "valibot";
import type { Resource, Right } from "#app/account/access.ts";
import {
	pointChangeSchema,
	pointIdSchema,
	pointSchema,
} from "#app/catalogue/pickup-points/pickup-point.ts";
import { listPoints } from "#app/catalogue/pickup-points/pickup-points.server.ts";
import type { PointDecision } from "#app/catalogue/pickup-points/point-decision.ts";
import {
	createPoint,
	deletePoint,
	updatePoint,
} from "#app/catalogue/pickup-points/save-point.server.ts";
import { maximumPictureBytes, tooLarge } from "#app/catalogue/pictures/picture-limits.ts";
import {
	deleteFiles,
	removePicture,
	storePicture,
} from "#app/catalogue/pictures/pictures.server.ts";
import { createExcursion } from "#app/departures/editor/save/create-excursion.server.ts";
import {
	excursionChangeSchema,
	excursionCreationSchema,
} from "#app/departures/editor/save/excursion-change.ts";
import {
	soldAboveInWords,
	tornDateInWords,
} from "#app/departures/editor/save/save-refusal-words.ts";
import {
	forHotel,
	getStaffExcursion,
	getStaffExcursions,
} from "#app/departures/editor/staff-excursions.server.ts";
import {
	guestsAnswers,
	strandedInWords,
	type TouchedBooking,
	touchedInWords,
} from "#app/departures/time-change.ts";
import {
	type GuestsSaveOutcome,
	saveExcursionAndBookings,
} from "#app/operations/departures/save-excursion-and-bookings.server.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import type { RequestContext } from "#app/request/context.server.ts";
import { readUpload } from "#app/request/form.server.ts";
import { checkInput, jsonError } from "#app/request/json.server.ts";
import { findCaller, requireCaller, requireOwnPage } from "#app/request/user/caller.server.ts";
import { mayChangeExcursion } from "#app/request/user/excursion-change-right.server.ts";
import { mayUser, type StaffUser } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { lineOfText } from "#app/ui/form/values/text-schema.ts";
import { formatList } from "#app/ui/format/format.ts";
import { type Call, call, readInput } from "./call.ts";

/** A call that needs a right. The right is checked before the input is read. */
function staffCall<R extends Resource, Schema extends v.GenericSchema>(row: {
	method: "GET" | "POST";
	right: [R, Right<R>];
	input: Schema;
	handle(
		input: v.InferOutput<Schema>,
		services: RequestContext,
		caller: StaffUser,
	): Promise<Response>;
}): Call {
	return {
		method: row.method,
		input: row.input,
		async run({ request, context, services }) {
			if (row.method === "POST") requireOwnPage(context, request);
			const caller = await requireCaller(context, request, ...row.right);
			return row.handle(await readInput(request, row), services, caller);
		},
	};
}

const excursionId = v.pipe(
	v.string("excursionId is required"),
	v.uuid("excursionId must be a UUID"),
);
const pointId = v.object({ id: pointIdSchema });
const pictureForm = v.object({
	excursionId,
	alt: v.optional(lineOfText({ what: "alt", most: 300 }), ""),
});

const isHotel = (caller: StaffUser) => bookingScopeOf(caller).kind === "own hotels";

export const staffCalls = {
	getUser: call({
		method: "GET",
		input: v.object({}),
		async handle(_input, _services, { request, context }) {
			const signedIn = await findCaller(context, request);
			if (!signedIn) return Response.json(null);
			const { id, name, email, emailVerified, image, role } = signedIn.user;
			return Response.json({ id, name, email, emailVerified, image, role });
		},
	}),

	getExcursions: staffCall({
		method: "GET",
		right: ["excursions", "read"],
		input: v.object({}),
		async handle(_input, { db }, caller) {
			const all = await getStaffExcursions(db);
			return Response.json(isHotel(caller) ? all.map(forHotel) : all);
		},
	}),

	getExcursion: staffCall({
		method: "GET",
		right: ["excursions", "read"],
		input: v.object({ excursionId }),
		async handle(input, { db }, caller) {
			const excursion = await getStaffExcursion(db, input.excursionId);
			if (!excursion) return noExcursion();
			return Response.json(isHotel(caller) ? forHotel(excursion) : excursion);
		},
	}),

	/** The new excursion is not on sale yet: `missing` says what it lacks. An update publishes it. */
	createExcursion: staffCall({
		method: "POST",
		right: ["excursions", "create"],
		input: excursionCreationSchema,
		async handle(input, { db, environment }, caller) {
			const clock = { now: Date.now(), timeZone: environment.timeZone };
			const created = await createExcursion(db, input, authorOf(caller), clock);
			return Response.json({ ...created, isActive: false, version: 1 }, { status: 201 });
		},
	}),

	updateExcursion: staffCall({
		method: "POST",
		right: ["excursions", "update"],
		input: v.intersect([
			excursionChangeSchema,
			/** What guests are told about changed pickup times; without it such a change is refused. */
			v.object({ guests: v.optional(v.picklist(guestsAnswers)) }),
		]),
		async handle({ guests, ...change }, services, caller) {
			const result = await saveExcursionAndBookings(services.db, change, {
				author: authorOf(caller),
				clock: { now: Date.now(), timeZone: services.environment.timeZone },
				keepsSeatsFrom: null,
				guests: guests ? { answer: guests, shownBookings: null } : null,
				sender: mailSender(services),
			});
			if (result.outcome === "saved") {
				await deleteFiles(services.images, result.removed);
				purgeExcursionPages(services, change.id);
				if (result.bookings > 0) deliverSoon(services);
			}
			return saveAnswer(result);
		},
	}),

	/** Multipart form: `excursionId`, the file as `image`, its alternative text as `alt`. */
	uploadExcursionImage: {
		method: "POST",
		input: pictureForm,
		isUpload: true,
		async run({ request, context, services }) {
			requireOwnPage(context, request);
			const caller = await requireCaller(context, request, "excursions", "create");
			// who may change only an own draft names it in the address, so that nobody else's upload is read
			const draftId = new URL(request.url).searchParams.get("excursionId") ?? "";
			if (!(await mayChangeExcursion(services.db, caller, draftId))) return mayNotChange();
			const form = await uploadOf(request);
			const { excursionId: id, alt } = checkInput(pictureForm, {
				...{ excursionId: form.get("excursionId"), alt: form.get("alt") ?? "" },
			});
			if (id !== draftId && !mayUser(caller, "excursions", "update")) return mayNotChange();
			const file = form.get("image");
			if (!(file instanceof File))
				return jsonError(400, "VALIDATION_ERROR", "image must be a file");
			const result = await storePicture(
				{ db: services.db, bucket: services.images, encoder: services.pictureEncoder },
				{ excursionId: id, alt, bytes: new Uint8Array(await file.arrayBuffer()) },
				authorOf(caller),
				Date.now(),
			);
			if (result.outcome === "stored") purgeExcursionPages(services, id);
			return result.outcome === "stored"
				? Response.json(result.picture, { status: 201 })
				: jsonError(result.status, "PICTURE_REFUSED", result.message);
		},
	} satisfies Call,

	removeExcursionImage: staffCall({
		method: "POST",
		right: ["excursions", "update"],
		input: v.object({ excursionId, imageId: pointIdSchema }),
		async handle(input, services, caller) {
			const { db, images } = services;
			const { outcome } = await removePicture(
				{ db, bucket: images },
				{ excursionId: input.excursionId, pictureId: input.imageId },
				authorOf(caller),
				Date.now(),
			);
			if (outcome === "unknown")
				return jsonError(404, "NOT_FOUND", "There is no such picture at this excursion");
			if (outcome === "last")
				return jsonError(409, "NEEDS_A_PICTURE", "An excursion on sale needs a picture");
			purgeExcursionPages(services, input.excursionId);
			return Response.json({ success: true });
		},
	}),

	getPoints: staffCall({
		method: "GET",
		right: ["excursions", "read"],
		input: v.object({}),
		handle: async (_input, { db }) => Response.json(await listPoints(db)),
	}),

	createPoint: staffCall({
		method: "POST",
		right: ["excursions", "create"],
		input: pointSchema,
		handle: async (input, { db }, caller) =>
			Response.json(
				{ id: await createPoint(db, input, authorOf(caller), Date.now()) },
				{ status: 201 },
			),
	}),

	updatePoint: staffCall({
		method: "POST",
		right: ["excursions", "update"],
		input: v.object({
			...pointId.entries,
			...pointChangeSchema.entries,
			/** Of the point that the change is based on; a newer one is not overwritten. */
			version: v.optional(v.pipe(v.number(), v.safeInteger())),
		}),
		async handle({ id, version, ...change }, services, caller) {
			const answer = await updatePoint(services.db, {
				id,
				change,
				openedVersion: version ?? null,
				author: authorOf(caller),
				now: Date.now(),
			});
			if (answer.outcome === "saved") purgeExcursionPages(services, ...answer.excursionIds);
			return pointAnswer(answer);
		},
	}),

	deletePoint: staffCall({
		method: "POST",
		right: ["excursions", "delete"],
		input: pointId,
		async handle({ id }, { db }, caller) {
			const outcome = await deletePoint(db, id, authorOf(caller), Date.now());
			if (outcome === "unknown") return noPoint();
			return outcome === "deleted"
				? Response.json({ success: true })
				: jsonError(409, "IN_USE", "This point is in use: take it out of use instead");
		},
	}),
};

/** @throws Response as `jsonError` makes it. */
async function uploadOf(request: Request): Promise<FormData> {
	try {
		return await readUpload(request, maximumPictureBytes + 64 * 1024);
	} catch (refusal) {
		if (!(refusal instanceof Response)) throw refusal;
		const message =
			refusal.status === 413
				? tooLarge(Number(request.headers.get("content-length")))
				: await refusal.text();
		throw jsonError(refusal.status, "PICTURE_REFUSED", message);
	}
}

function saveAnswer(result: GuestsSaveOutcome): Response {
	switch (result.outcome) {
		case "saved":
			return Response.json({ success: true, version: result.version });
		case "unknown":
			return noExcursion();
		case "conflict":
			return jsonError(409, "CHANGED_MEANWHILE", "Somebody saved a newer version", {
				version: [String(result.storedExcursion.version)],
			});
		case "changed meanwhile":
			return jsonError(409, "CHANGED_MEANWHILE", "Others changed it at the same moment");
		case "unfinished":
			return jsonError(422, "UNFINISHED", `To go on sale it needs ${formatList(result.missing)}`, {
				isActive: result.missing,
			});
		case "resource clash":
			return jsonError(
				409,
				"RESOURCE_CLASH",
				"With these times a guide, driver or vehicle would be in two places",
			);
		case "same start":
			return jsonError(
				409,
				"SAME_START",
				"Another departure of the excursion leaves at this start already",
			);
		case "torn date":
			return jsonError(409, "TORN_DATE", tornDateInWords(result.date), { date: [result.date] });
		case "oversold":
			return jsonError(409, "OVERSOLD", soldAboveInWords(result.days, result.capacity));
		case "guests affected":
			return jsonError(
				409,
				"GUESTS_AFFECTED",
				`${touchedInWords(result.touched)}. Say whether they are told: guests is "write" or "tell nobody"`,
				countsOf(result.touched),
			);
		case "guests stranded":
			return jsonError(
				409,
				"GUESTS_STRANDED",
				`${strandedInWords(result.stranded)}. Move these bookings to another stop first`,
				countsOf(result.stranded),
			);
		case "unknown-point":
			return jsonError(422, "UNKNOWN_POINT", "There is no such pickup point");
	}
}

function countsOf(bookings: readonly TouchedBooking[]) {
	const guests = bookings.reduce((sum, { seats }) => sum + seats, 0);
	return { bookings: [String(bookings.length)], guests: [String(guests)] };
}

function pointAnswer(answer: PointDecision): Response {
	if (answer.outcome === "saved") return Response.json({ success: true });
	if (answer.outcome === "unknown") return noPoint();
	if (answer.outcome === "newer")
		return jsonError(409, "CHANGED_MEANWHILE", "Somebody saved a newer version");
	const titles = answer.titles.join(", ");
	return jsonError(409, "LAST_STOP", `Without it there is no pickup left: ${titles}`);
}

function noPoint(): Response {
	return jsonError(404, "NOT_FOUND", "There is no such pickup point");
}

function noExcursion(): Response {
	return jsonError(404, "NOT_FOUND", "There is no such excursion");
}

function authorOf({ id, name, impersonatedBy }: StaffUser) {
	return { id, name, impersonatedBy };
}

function mayNotChange(): Response {
	return jsonError(403, "FORBIDDEN", 'unauthorized to access resource "excursions"');
}
