import { data, Form, Link, redirect } from "react-router";
import * as v from "valibot";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { eraseBookingTexts as texts } from "#app/messages/staff/bookings/erase-booking.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { eraseBooking } from "#app/privacy/erasure.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireConfirmation } from "#app/request/user/confirmation.server.ts";
import { whatBlocksErasure } from "#app/sales/erasure/erasable.server.ts";
import { erasureRequests } from "#app/sales/erasure/erased-booking.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { checkForm } from "#app/ui/form/form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Route } from "./+types/booking-erase";
import {
	type BookingArgs,
	backToRecord,
	readRecord,
	visitBooking,
} from "./booking-visit.server.ts";

async function toErase(args: BookingArgs) {
	const visit = visitBooking(args, "erase");
	const { db, today } = visit;
	const record = await readRecord(visit);
	if (record.erasedAt !== null) throw redirect(`/dashboard/bookings/${record.id}`, 303);
	return { visit, db, record, clock: { now: visit.clock.now, today } };
}

export async function loader(args: Route.LoaderArgs) {
	const { db, record, clock } = await toErase(args);
	const { name, reference, email } = record;
	const waits = (await whatBlocksErasure(db, record.id, clock)) ?? [];
	return { id: record.id, name, reference, email, waits };
}

/** The way of the request instead of a free reason: what is typed would name the guest again. */
const formSchema = v.object({
	asked: v.picklist(erasureRequests, () => texts.chooseOne),
	messages: v.optional(v.literal("on")),
});

export async function action(args: Route.ActionArgs) {
	const { visit, db, record, clock } = await toErase(args);
	const form = await readFormData(args.request);
	const { values } = checkForm(formSchema, form);
	if (!values) return data({ error: texts.chooseOne }, { status: 400 });
	requireConfirmation({ request: args.request, context: args.context, form });
	const { asked: requestWay, messages } = values;
	const { outcome } = await eraseBooking(
		db,
		{
			id: record.id,
			line: { code: "erased", by: "staff", asked: requestWay },
			actor: visit.actor,
			now: clock.now,
		},
		clock,
		messages ? record.email : null,
	);
	if (outcome === "blocked") return data({ error: texts.changed }, { status: 409 });
	throw backToRecord(visit, "success", texts.done);
}

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: texts.pageTitle }) }];
}

export default function BookingErase({ loaderData, actionData }: Route.ComponentProps) {
	const { id, name, reference, waits } = loaderData;
	return (
		<>
			<StaffHead
				title={texts.title({ name })}
				above={<Link to={`/dashboard/bookings/${id}`}>{texts.back({ reference })}</Link>}
			/>
			<div className="grid max-w-2xl gap-6">
				{waits.length > 0 ? (
					<Notice>
						<p className="font-semibold">{texts.notYet}</p>
						{waits.map((why) => (
							<p key={why}>{texts.waits[why]}</p>
						))}
					</Notice>
				) : null}
				<Sheet id="erase" title={texts.pageTitle}>
					<ul className="grid list-disc gap-2 pl-5">
						<li>{texts.goes}</li>
						<li>{texts.stays}</li>
						<li>{texts.others}</li>
					</ul>
					{waits.length === 0 ? (
						<EraseForm email={loaderData.email} error={actionData?.error ?? null} />
					) : null}
				</Sheet>
			</div>
		</>
	);
}

function EraseForm({ email, error }: { email: string | null; error: string | null }) {
	return (
		<Form method="post" className="grid gap-4">
			<fieldset
				className="grid gap-1"
				aria-describedby={error ? "asked-error" : undefined}
				aria-invalid={error ? true : undefined}
			>
				<legend className="text-sm font-semibold">{texts.asked}</legend>
				{erasureRequests.map((each) => (
					<label key={each} className="flex min-h-11 items-center gap-3">
						<input
							type="radio"
							name="asked"
							value={each}
							required
							className="accent-ocean size-5 flex-none"
						/>
						{texts.askedBy[each]}
					</label>
				))}
				{error ? <FieldError id="asked-error">{error}</FieldError> : null}
			</fieldset>
			{email ? (
				<label className="flex min-h-11 items-center gap-3 wrap-anywhere">
					<input type="checkbox" name="messages" className="accent-ocean size-6 flex-none" />
					{texts.messages({ email })}
				</label>
			) : null}
			<Button className="justify-self-start">{texts.confirm}</Button>
		</Form>
	);
}
