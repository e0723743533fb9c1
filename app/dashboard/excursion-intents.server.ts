import { data, redirect } from "react-router";
import { clearDifferentDay, setDifferentDay } from "#app/excursions/departure-overrides.server.ts";
import { dayKey, differentDaySchema } from "#app/excursions/different-day.ts";
import { isExcursionId } from "#app/excursions/excursion.ts";
import { excursionChangeSchema } from "#app/excursions/excursion-change.ts";
import { draftOf, typedDraft } from "#app/excursions/excursion-draft.ts";
import { excursionInputOf } from "#app/excursions/excursion-form.ts";
import { isLocalDate, localDateAt } from "#app/excursions/local-date.ts";
import { closingSoldInWords, soldAboveInWords } from "#app/excursions/oversold.ts";
import { deleteFiles } from "#app/excursions/pictures.server.ts";
import { saveExcursion } from "#app/excursions/save-excursion.server.ts";
import { differencesOf } from "#app/excursions/staff-excursion.ts";
import { readEditor } from "#app/excursions/staff-excursions.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { tell } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { forgetExcursionPages } from "#app/request/public-pages.server.ts";
import { requireRight, type StaffUser } from "#app/request/rights.server.ts";
import { checkForm, checkInput, type FormErrors } from "#app/ui/form.ts";
import { formatList } from "#app/ui/format.ts";
import type { Route } from "./+types/excursion-edit";

/** What an excursion still needs, for whoever has just saved one that is not on sale. */
export const stepsToSale =
	"It is not on sale: add a picture and a pickup, then turn on “On sale” and save.";

/** The forms of an excursion's page: the editor itself, and its days that differ. */
export async function editExcursion({ request, params, context }: Route.ActionArgs) {
	const user = requireRight(context, request, "excursions", "update");
	const { excursionId } = params;
	if (!isExcursionId(excursionId)) throw data("There is no such excursion.", { status: 404 });
	const form = await readFormData(request);
	const intent = String(form.get("intent") ?? "save");
	if (intent === "different-day") return differentDay({ form, excursionId, user, context });
	if (intent === "day-as-usual") return dayAsUsual({ form, excursionId, user, context });
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
	// the address says which excursion it is, whatever the form claims
	form.set("id", excursionId);
	const { values, errors } = checkInput(excursionChangeSchema, excursionInputOf(form));
	if (errors) return refuse({ form, excursionId, user, context }, 400, errors);
	const hasSeen = form.get("capacity_seen") === String(values.capacity);
	const today = localDateAt(now, services.environment.timeZone);
	const saved = await saveExcursion(db, values, user, now, hasSeen ? null : today);
	switch (saved.outcome) {
		case "saved":
			await deleteFiles(images, saved.removed);
			forgetExcursionPages(services, excursionId);
			tell(context, {
				about: "excursion saved",
				...(values.isActive
					? { look: "success", text: "Saved. Guests see it from now on." }
					: { look: "note", text: `Saved. ${stepsToSale}` }),
			});
			throw redirect(`/dashboard/excursion/${excursionId}`);
		case "unknown":
			throw data("There is no such excursion.", { status: 404 });
		case "unknown-point":
			return refuse({ form, excursionId, user, context }, 422, {
				pickups: ["One of these pickup points no longer exists"],
			});
		case "unfinished":
			return refuse({ form, excursionId, user, context }, 422, {
				isActive: [`To go on sale it needs ${formatList(saved.missing)}`],
			});
		case "oversold":
			form.set("capacity_seen", String(saved.capacity));
			return refuse({ form, excursionId, user, context }, 409, {
				capacity: [soldAboveInWords(saved.days, saved.capacity)],
			});
		case "conflict":
			return refuse({ form, excursionId, user, context }, 409, null, {
				version: saved.stored.version,
				differences: differencesOf(saved.stored, values),
			});
	}
}

interface Conflict {
	/** The version that the next save is made on: what differs has been seen then. */
	version: number;
	differences: ReturnType<typeof differencesOf>;
}

/** The page again, with all that was typed. */
async function refuse(
	{ form, excursionId, context }: Edit,
	status: number,
	errors: FormErrors | null,
	conflict: Conflict | null = null,
) {
	const { db, environment } = context.get(requestContext);
	const view = await readEditor(db, excursionId, {
		now: Date.now(),
		timeZone: environment.timeZone,
	});
	if (!view) throw data("There is no such excursion.", { status: 404 });
	const draft = typedDraft(form, draftOf(view.excursion), view.points);
	const by = view.history[0]?.actorName ?? null;
	return data(
		{ intent: "save" as const, errors, draft, conflict: conflict && { ...conflict, by } },
		{ status },
	);
}

async function differentDay({ form, excursionId, user, context }: Edit) {
	const { values, errors, typed } = checkForm(differentDaySchema, form);
	if (errors) return data({ intent: "different-day" as const, errors, typed }, { status: 400 });
	const services = context.get(requestContext);
	if (values.date < localDateAt(Date.now(), services.environment.timeZone))
		return data(
			{ intent: "different-day" as const, errors: { date: ["That day is over"] }, typed },
			{ status: 400 },
		);
	const isSeen = values.seen === dayKey(values);
	const sold = await setDifferentDay(services.db, excursionId, values, isSeen, user, Date.now());
	if (sold !== null) {
		const day = { date: values.date, sold };
		const warning: FormErrors =
			values.kind === "closed"
				? { date: [closingSoldInWords(day)] }
				: { seats: [soldAboveInWords([day], values.seats ?? 0)] };
		return data(
			{
				intent: "different-day" as const,
				errors: warning,
				typed: { ...typed, seen: dayKey(values) },
			},
			{ status: 409 },
		);
	}
	forgetExcursionPages(services, excursionId);
	tell(context, { look: "success", text: "The day is changed" });
	throw redirect(`/dashboard/excursion/${excursionId}#days`);
}

async function dayAsUsual({ form, excursionId, user, context }: Edit) {
	const date = String(form.get("date"));
	if (!isLocalDate(date)) throw data("There is no such day.", { status: 400 });
	const services = context.get(requestContext);
	if (date < localDateAt(Date.now(), services.environment.timeZone))
		throw data("That day is over.", { status: 400 });
	await clearDifferentDay(services.db, excursionId, date, user, Date.now());
	forgetExcursionPages(services, excursionId);
	tell(context, { look: "success", text: "The day is as usual again" });
	throw redirect(`/dashboard/excursion/${excursionId}#days`);
}
