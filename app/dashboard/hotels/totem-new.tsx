import { data, Form, Link, redirect, useNavigation } from "react-router";
import * as v from "valibot";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { enrolTotemTexts as texts } from "#app/messages/staff/partners/enrol-totem.ts";
import { listHotels } from "#app/partners/hotels.server.ts";
import { readDeskCode, spokenDeskCode } from "#app/partners/totem/desk-code.ts";
import { enrolmentCodeMinutes, isHotelId } from "#app/partners/totem.ts";
import { acceptEnrolment, findEnrolment } from "#app/partners/totem-enrolments.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CodeField, SelectField, TextField } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { lineOfText } from "#app/ui/form/values/text-schema.ts";
import { formatClock } from "#app/ui/format/format.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/totem-new";

const acceptSchema = v.object({
	code: v.pipe(
		v.optional(v.string(), ""),
		v.maxLength(100),
		v.transform(readDeskCode),
		v.string(() => texts.rules.figures),
	),
	hotelId: v.pipe(
		v.optional(v.string(), ""),
		v.check(isHotelId, () => texts.rules.hotel),
	),
	name: lineOfText({ what: () => texts.rules.name, least: 2, most: 60 }),
});

/** Attack: a user who tries figures to catch a screen of somebody else. */
async function mayTry(context: Route.LoaderArgs["context"], userId: string): Promise<boolean> {
	const { limits } = context.get(requestContext);
	return (await limits.desk.limit({ key: `totem:${userId}` })).success;
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "excursions", "update");
	const { db, environment } = context.get(requestContext);
	const typedFigures = url.searchParams.get("code");
	const code = typedFigures === null ? null : readDeskCode(typedFigures);
	const isAllowed = code !== null && (await mayTry(context, user.id));
	const circumstances = { authSecret: environment.authSecret, now: Date.now() };
	const [hotels, screen] = await Promise.all([
		listHotels(db, "all"),
		isAllowed ? findEnrolment(db, code, circumstances) : null,
	]);
	const problem: keyof typeof texts.refused | null =
		typedFigures === null ? null : code === null ? "wrong" : isAllowed ? "none" : "many";
	const chosenHotel = url.searchParams.get("hotel");
	return {
		hotels: hotels.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name })),
		chosenHotel,
		typedFigures: typedFigures?.slice(0, 20) ?? "",
		screen: screen && code ? { ...screen, code } : null,
		problem: screen ? null : problem,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const user = requireRight(context, request, "excursions", "update");
	const { values, errors, typedValues } = await readForm(request, acceptSchema);
	if (errors) return data({ errors, typedValues, refused: null }, { status: 400 });
	if (!(await mayTry(context, user.id)))
		return data({ errors: {}, typedValues, refused: texts.refused.many }, { status: 429 });
	const { db, environment } = context.get(requestContext);
	const { authSecret } = environment;
	const isEnrolled = await acceptEnrolment(db, values, {
		author: user,
		authSecret,
		now: Date.now(),
	});
	if (!isEnrolled)
		return data({ errors: {}, typedValues, refused: texts.refused.none }, { status: 409 });
	setFlash(context, { look: "success", text: texts.done({ name: values.name }) });
	throw redirect(`/dashboard/hotels/${encodeURIComponent(values.hotelId)}#totems`);
}

export const meta = () => [{ title: officeTexts.pageTitle({ title: texts.title }) }];

export default function TotemNew({ loaderData, actionData }: Route.ComponentProps) {
	const { screen, hotels, chosenHotel, typedFigures, problem } = loaderData;
	const { errors = {}, typedValues: typedAgain = {}, refused = null } = actionData ?? {};
	return (
		<>
			<PageHead title={texts.title} up={{ to: "/dashboard/hotels", label: texts.allHotels }} />
			{screen && !refused ? (
				<ScreenFacts
					screen={screen}
					hotels={hotels}
					errors={errors}
					typedValues={{ hotelId: chosenHotel ?? "", ...typedAgain }}
				/>
			) : (
				<AskFigures
					typedFigures={typedFigures}
					chosenHotel={chosenHotel}
					error={refused ?? (problem ? texts.refused[problem] : null)}
				/>
			)}
		</>
	);
}

function AskFigures({
	typedFigures,
	chosenHotel,
	error,
}: {
	typedFigures: string;
	chosenHotel: string | null;
	error: string | null;
}) {
	return (
		<Card title={texts.ask.title} hint={texts.ask.hint({ minutes: enrolmentCodeMinutes })}>
			{/* a GET: looking at a screen changes nothing, and its QR code opens the same address */}
			<Form className="grid max-w-md gap-4" key={error}>
				{chosenHotel ? <input type="hidden" name="hotel" value={chosenHotel} /> : null}
				<CodeField
					label={texts.ask.figures}
					hint={texts.ask.example}
					defaultValue={typedFigures}
					errors={error ? [error] : undefined}
				/>
				<Button look="next" className="justify-self-start">
					{texts.ask.find}
				</Button>
			</Form>
		</Card>
	);
}

type WaitingScreen = NonNullable<Route.ComponentProps["loaderData"]["screen"]>;

function ScreenFacts({
	screen,
	hotels,
	errors,
	typedValues,
}: {
	screen: WaitingScreen;
	hotels: { id: string; name: string }[];
	errors: FormErrors;
	typedValues: TypedValues;
}) {
	const { timeZone } = useSiteConfig();
	const isBusy = useNavigation().state !== "idle";
	const facts = [
		[texts.found.device, screen.device],
		[texts.found.size, screen.screen],
		[texts.found.address, screen.address],
		[texts.found.time, formatClock(screen.createdAt, timeZone)],
	] as const;
	return (
		<Card title={texts.found.title} hint={texts.found.hint}>
			<p className="font-display text-[3rem]/none text-ocean lining-nums tabular-nums">
				{spokenDeskCode(screen.code)}
			</p>
			<dl className="grid grid-cols-2 gap-x-6 gap-y-3">
				{facts.map(([name, value]) => (
					<div key={name} className="min-w-0">
						<dt className="text-sm text-ink-soft">{name}</dt>
						<dd className="font-[550] break-words">{value}</dd>
					</div>
				))}
			</dl>
			<Form method="post" className="grid max-w-md gap-4">
				<input type="hidden" name="code" value={screen.code} />
				{errors.code?.[0] ? <FieldError>{errors.code[0]}</FieldError> : null}
				<SelectField
					name="hotelId"
					label={texts.found.hotel}
					defaultValue={typedValues.hotelId}
					errors={errors.hotelId}
				>
					{typedValues.hotelId ? null : <option value="">{texts.found.chooseHotel}</option>}
					{hotels.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</SelectField>
				<TextField
					name="name"
					label={texts.found.name}
					hint={texts.found.nameHint}
					maxLength={60}
					required
					defaultValue={typedValues.name}
					errors={errors.name}
				/>
				<Button look="next" className="justify-self-start" disabled={isBusy}>
					{texts.found.enrol}
				</Button>
			</Form>
			<p>
				<Link to="/dashboard/totem-new" className="inline-block py-2.5">
					{texts.found.other}
				</Link>
			</p>
		</Card>
	);
}
