import { data, redirect } from "react-router";
import { isExcursionId } from "#app/catalogue/excursion.ts";
import { isLocalDate } from "#app/catalogue/local-date.ts";
import { addDeparture, readTripToAdd } from "#app/departures/add-departure.server.ts";
import { offeredLanguages } from "#app/departures/editor/day-languages.ts";
import {
	longestDepartureNote,
	newDepartureSchema,
	usualLanguages,
} from "#app/departures/new-departure.ts";
import { SaleFields } from "#app/departures/sale-fields.tsx";
import { excursionAnswersTexts } from "#app/messages/staff/excursions/excursion-answers.ts";
import { newDepartureTexts as texts } from "#app/messages/staff/excursions/new-departure.ts";
import { timetableTexts } from "#app/messages/staff/excursions/timetable.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { planPath } from "#app/operations/calendar/capacity-calendar.ts";
import { departureInWords } from "#app/operations/plan/plan-situation.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireExcursionChange } from "#app/request/user/excursion-change-right.server.ts";
import { Card } from "#app/ui/card.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { checkInput, type FormErrors, type TypedValues, typedValuesOf } from "#app/ui/form/form.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { StaffForm } from "#app/ui/form/staff-form.tsx";
import { TickChoice } from "#app/ui/form/tick-choice.tsx";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { useUnsaved } from "#app/ui/form/unsaved-changes.tsx";
import { languageName } from "#app/ui/format/format.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/departure-new";

/** The excursion's id and the day that was chosen in the calendar; null for a form that begins in the editor. */
function choiceOf({ params, url }: Pick<Route.LoaderArgs, "params" | "url">) {
	if (!isExcursionId(params.excursionId)) throw noSuchExcursion();
	const date = url.searchParams.get("date");
	return { excursionId: params.excursionId, date: date && isLocalDate(date) ? date : null };
}

const noSuchExcursion = () => data(excursionAnswersTexts.refused.noSuchExcursion, { status: 404 });

export async function loader({ request, context, ...args }: Route.LoaderArgs) {
	const { excursionId, date } = choiceOf(args);
	await requireExcursionChange(context, request, excursionId);
	const trip = await readTripToAdd(context.get(requestContext).db, excursionId, date ?? "");
	if (!trip) throw noSuchExcursion();
	const { title, capacity, days } = trip;
	return {
		excursionId,
		title,
		values: {
			date: date ?? "",
			startTime: "",
			capacity: String(capacity),
			note: "",
			sells: "seats",
		},
		ticked: usualLanguages(days, date),
		offered: offeredLanguages(days),
		back: date
			? `/dashboard/calendar?day=${date}`
			: `/dashboard/excursion/${excursionId}#timetables`,
	};
}

export async function action({ request, context, ...args }: Route.ActionArgs) {
	const { excursionId, date } = choiceOf(args);
	const author = await requireExcursionChange(context, request, excursionId);
	const form = await readFormData(request);
	const ticked = form.getAll("languages").map(String);
	const refuse = (errors: FormErrors, status: number) =>
		data({ errors, typed: typedValuesOf(form), ticked }, { status });
	const { values, errors } = checkInput(newDepartureSchema, {
		...Object.fromEntries(form),
		languages: [...new Set(ticked)],
	});
	if (errors) return refuse(errors, 400);
	const services = context.get(requestContext);
	const clock = { now: Date.now(), timeZone: services.environment.timeZone };
	const added = await addDeparture(services.db, { excursionId, ...values }, { author, clock });
	if (!added) throw noSuchExcursion();
	if ("errors" in added) return refuse(added.errors, 409);
	purgeExcursionPages(services, excursionId);
	setFlash(context, {
		look: "success",
		text: texts.added({ departure: departureInWords(values) }),
	});
	throw redirect(
		date
			? planPath({ id: added.id, date: values.date }, "team")
			: `/dashboard/excursion/${excursionId}#days`,
		303,
	);
}

export const meta: Route.MetaFunction = () => [
	{ title: officeTexts.pageTitle({ title: texts.title }) },
];

export default function DepartureNew({ loaderData, actionData }: Route.ComponentProps) {
	const { excursionId, title, values, offered, back } = loaderData;
	return (
		<>
			<PageHead
				title={texts.title}
				up={{ to: `/dashboard/excursion/${excursionId}`, label: title }}
			/>
			<NewDepartureForm
				values={{ ...values, ...actionData?.typed }}
				ticked={actionData?.ticked ?? loaderData.ticked}
				offered={offered}
				errors={actionData?.errors ?? null}
			>
				<SaveBar state={texts.state} back={back} label={texts.add} />
			</NewDepartureForm>
		</>
	);
}

function NewDepartureForm({
	values,
	ticked,
	offered,
	errors,
	children,
}: {
	values: TypedValues;
	/** Languages of the guide, and those to choose from. */
	ticked: readonly string[];
	offered: readonly string[];
	errors: FormErrors | null;
	/** The save bar. */
	children: React.ReactNode;
}) {
	const unsaved = useUnsaved();
	const field = typedFields(values, errors);
	const [languageError] = Object.entries(errors ?? {}).flatMap(([name, messages]) =>
		name.startsWith("languages") ? messages : [],
	);
	return (
		<StaffForm
			unsaved={unsaved}
			errors={errors}
			version={undefined}
			hrefOf={(name) => `#${name.split(".")[0]}`}
			bar={children}
		>
			<Card title={texts.card} hint={texts.hint}>
				<div className="grid gap-4 md:grid-cols-3">
					<TextField {...field("date")} type="date" required label={texts.date} />
					<TextField
						{...field("startTime")}
						type="time"
						required
						label={timetableTexts.form.start}
						hint={timetableTexts.form.startHint}
					/>
					<TextField
						{...field("capacity")}
						label={timetableTexts.form.seats}
						inputMode="numeric"
						required
					/>
					<SaleFields field={field} />
				</div>
				<fieldset
					id="languages"
					className="min-w-0"
					aria-describedby={languageError ? "languages-error" : undefined}
				>
					<legend className="mb-2 text-sm font-semibold">{texts.languages}</legend>
					<div className="flex flex-wrap gap-2">
						{offered.map((language) => (
							<TickChoice
								key={language}
								name="languages"
								value={language}
								label={languageName(language)}
								ticked={ticked}
							/>
						))}
					</div>
					{languageError ? <FieldError id="languages-error">{languageError}</FieldError> : null}
				</fieldset>
				<TextArea
					{...field("note")}
					label={texts.note}
					hint={texts.noteHint}
					maxLength={longestDepartureNote}
				/>
			</Card>
		</StaffForm>
	);
}
