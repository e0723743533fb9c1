import { data, redirect } from "react-router";
import { isExcursionId } from "#app/catalogue/excursion.ts";
import { useOpenedVersion } from "#app/dashboard/staff-flash.ts";
import { staysWithinItsDay } from "#app/departures/departure-times.ts";
import { dayLanguagesOf } from "#app/departures/editor/day-languages.ts";
import { editTimetable, readTimetable } from "#app/departures/timetables/edit-timetable.server.ts";
import { newerTimetable } from "#app/departures/timetables/newer-timetable.ts";
import {
	seasonSchema,
	type TimetableFields,
	timetableInputOf,
	timetableSchema,
} from "#app/departures/timetables/timetable.ts";
import { TimetableForm, timetableFormOf } from "#app/departures/timetables/timetable-form.tsx";
import { excursionAnswersTexts } from "#app/messages/staff/excursions/excursion-answers.ts";
import { timetableTexts as texts } from "#app/messages/staff/excursions/timetable.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireExcursionChange } from "#app/request/user/excursion-change-right.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { checkInput, type FormErrors, typedValuesOf } from "#app/ui/form/form.ts";
import { openedVersionOf } from "#app/ui/form/newer-save.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/timetable";

/** Of a new timetable, whose form is empty. */
const usualDecideHours = 48;

function keyOf({ excursionId, position }: Route.LoaderArgs["params"]) {
	if (!isExcursionId(excursionId) || !/^\d{1,3}$/.test(position))
		throw data(texts.refused.unknown, { status: 404 });
	return { excursionId, position: Number(position) };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const key = keyOf(params);
	await requireExcursionChange(context, request, key.excursionId);
	const { db, environment } = context.get(requestContext);
	const read = await readTimetable(db, key, { now: Date.now(), timeZone: environment.timeZone });
	if (!read) throw data(excursionAnswersTexts.refused.noSuchExcursion, { status: 404 });
	if (!read.timetable && key.position !== read.nextPosition)
		throw data(texts.refused.unknown, { status: 404 });
	const { title, usualStart, usualSeats, timetable } = read;
	return { ...key, title, usualStart, usualSeats, timetable };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const key = keyOf(params);
	const user = await requireExcursionChange(context, request, key.excursionId);
	const form = await readFormData(request);
	const isRemoval = form.get("intent") === "remove" && key.position > 0;
	const typedValues = typedValuesOf(form);
	const days = dayLanguagesOf(form);
	const checked = isRemoval ? { values: null, errors: null } : checkFields(form, key.position);
	if (checked.errors)
		return data({ errors: checked.errors, typedValues, days, booked: null }, { status: 400 });
	const services = context.get(requestContext);
	const clock = { now: Date.now(), timeZone: services.environment.timeZone };
	const start = checked.values?.startTime;
	const refuse = (errors: FormErrors, status: number) =>
		data({ errors, typedValues, days, booked: null }, { status });
	if (start !== undefined && !(await keepsPickups(services.db, key, start, clock)))
		return refuse({ startTime: [texts.refused.tornPickup] }, 409);
	const result = await editTimetable(
		services.db,
		key,
		{
			fields: checked.values,
			seenDepartures: String(form.get("seen") ?? ""),
			openedVersion: openedVersionOf(form),
			author: user,
		},
		clock,
	);
	if (result.outcome === "unknown") throw data(texts.refused.unknown, { status: 404 });
	if (result.outcome === "guests booked")
		return data({ errors: null, typedValues, days, booked: result }, { status: 409 });
	if (result.outcome === "same start") return refuse({ startTime: [texts.refused.sameStart] }, 409);
	if (result.outcome === "changed meanwhile")
		return refuse({ "": [texts.refused.changedMeanwhile] }, 409);
	if (result.outcome === "newer") {
		const { timetable } = result;
		const newer = checked.values
			? newerTimetable(typedValues, checked.values, timetable, clock.timeZone)
			: {
					errors: { "": [texts.refused.changedMeanwhile] },
					typedValues: { ...typedValues, version: String(timetable.version) },
				};
		if (newer) return data({ ...newer, days, booked: null }, { status: 409 });
	}
	purgeExcursionPages(services, key.excursionId);
	setFlash(context, {
		look: "success",
		text: isRemoval ? texts.done.removed : texts.done.saved,
	});
	throw redirect(`/dashboard/excursion/${key.excursionId}#timetables`, 303);
}

function checkFields(
	form: FormData,
	position: number,
): { values: TimetableFields; errors: null } | { values: null; errors: FormErrors } {
	const input = timetableInputOf(form);
	return position === 0 ? checkInput(seasonSchema, input) : checkInput(timetableSchema, input);
}

async function keepsPickups(
	db: Parameters<typeof readTimetable>[0],
	key: { excursionId: string; position: number },
	start: string,
	clock: Parameters<typeof readTimetable>[2],
): Promise<boolean> {
	const read = await readTimetable(db, key, clock);
	return !read || staysWithinItsDay({ startTime: read.usualStart, pickups: read.pickups }, start);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: officeTexts.pageTitle({ title: loaderData?.title ?? texts.title }) },
];

export default function TimetablePage({ loaderData, actionData }: Route.ComponentProps) {
	const { excursionId, position, title, usualSeats, timetable } = loaderData;
	const storedTimetable = timetable ?? {
		startTime: "",
		capacity: usualSeats,
		firstDay: null,
		lastDay: null,
		minimumGuests: 0,
		decideHours: usualDecideHours,
		sells: "seats" as const,
		wholePriceCents: null,
	};
	const version = useOpenedVersion(null, { id: position, version: timetable?.version ?? 0 });
	const back = `/dashboard/excursion/${excursionId}#timetables`;
	return (
		<>
			<PageHead
				title={timetable ? texts.form.other({ start: timetable.startTime }) : texts.form.new}
				up={{ to: `/dashboard/excursion/${excursionId}`, label: title }}
			/>
			<TimetableForm
				key={position}
				isFirst={position === 0}
				values={{ ...timetableFormOf(storedTimetable), version, ...actionData?.typedValues }}
				days={actionData?.days ?? timetable?.days ?? {}}
				errors={actionData?.errors ?? null}
				bookedNotice={actionData?.booked ?? null}
			>
				<SaveBar
					state={texts.form.state}
					back={back}
					label={timetable ? undefined : texts.form.create}
				>
					{timetable && position > 0 ? (
						<ConfirmButton
							act={texts.form.remove}
							consequence={texts.form.removeConsequence}
							isOpen={actionData?.typedValues.intent === "remove"}
						>
							<Button type="submit" name="intent" value="remove">
								{texts.form.removeConfirm}
							</Button>
						</ConfirmButton>
					) : null}
				</SaveBar>
			</TimetableForm>
		</>
	);
}
