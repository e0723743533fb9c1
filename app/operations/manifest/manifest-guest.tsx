import type { MouseEvent } from "react";
import { Form, Link } from "react-router";
import { extrasInWords } from "#app/catalogue/extras/extra.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { manifestTexts } from "#app/messages/staff/departures/manifest.ts";
import { openPickupTexts } from "#app/messages/staff/partners/open-pickup.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { press as pressOperation } from "#app/operations/boarding/offline/offline-queue.ts";
import type { Boarding } from "#app/operations/boarding/ticks/boarding.ts";
import { RefusedTick } from "#app/operations/boarding/ticks/refused-tick.tsx";
import type { TickedGuest } from "#app/operations/boarding/ticks/ticked-guests.ts";
import { ShownAnswers } from "#app/sales/answers/shown-answers.tsx";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { plainNumber } from "#app/ui/format/phone-links.ts";
import { owedInWords } from "./manifest.ts";
import { Spoken } from "./spoken.tsx";

const texts = manifestTexts.guest;

/** One booking on the manifest, with its tick and phone number. */
export function ManifestGuestRow({
	guest,
	departureId,
	mayUpdate,
}: {
	guest: TickedGuest;
	departureId: number;
	mayUpdate: boolean;
}) {
	const { boarding } = guest;
	const mark = (state: Boarding) => (boarding === state ? "" : state);
	/** With JavaScript the tick is stored in the browser before it is sent; without, the form is posted. */
	const press = (state: Boarding) => (event: MouseEvent) => {
		event.preventDefault();
		void pressOperation({ kind: "tick", departureId, bookingId: guest.id, state: mark(state) });
	};
	const phone = guest.phone && plainNumber(guest.phone);
	return (
		<li
			id={`guest-${guest.id}`}
			className={`flex flex-wrap items-start gap-x-3 gap-y-1.5 border-t border-line py-2.5 leading-[1.45] print:py-1 ${boarding === "no-show" ? "text-ink-soft" : ""}`}
		>
			{mayUpdate ? (
				<Form method="post" className="contents">
					<input type="hidden" name="bookingId" value={guest.id} />
					<button
						type="submit"
						name="state"
						value={mark("picked up")}
						onClick={press("picked up")}
						aria-pressed={boarding === "picked up"}
						aria-label={texts.isOnBoard(guest)}
						className="-mt-1.5 -ml-2 grid size-11 flex-none place-items-center"
					>
						<TickBox isTicked={boarding === "picked up"} />
					</button>
				</Form>
			) : (
				<span className="-mt-1.5 -ml-2 grid size-11 flex-none place-items-center">
					<TickBox isTicked={boarding === "picked up"} />
				</span>
			)}
			<GuestFacts guest={guest} />
			<div className="ml-auto flex flex-none flex-wrap-reverse items-center justify-end gap-x-3 gap-y-1 min-[45rem]:grid min-[45rem]:justify-items-end print:grid">
				{phone ? (
					<a
						href={`tel:${phone}`}
						className="py-1 text-sm whitespace-nowrap print:text-black print:no-underline"
					>
						{guest.phone}
					</a>
				) : null}
				{mayUpdate ? (
					<Form method="post" className="print:hidden">
						<input type="hidden" name="bookingId" value={guest.id} />
						<button
							type="submit"
							name="state"
							value={mark("no-show")}
							onClick={press("no-show")}
							aria-pressed={boarding === "no-show"}
							className="min-h-9 rounded-full border border-edge px-3 text-xs font-semibold text-ink aria-pressed:border-danger aria-pressed:bg-danger-tint aria-pressed:text-danger"
						>
							<TextWithHidden
								text={(boarding === "no-show" ? texts.undoNoShow : texts.noShow)(guest)}
							/>
						</button>
					</Form>
				) : boarding === "no-show" ? (
					<Badge look="bad">{sharedTexts.guest.noShow}</Badge>
				) : null}
			</div>
		</li>
	);
}

/** Who the guest is, what they owe, and what staff should know of them. */
function GuestFacts({ guest }: { guest: TickedGuest }) {
	const { boarding, money, tick } = guest;
	return (
		<div className="min-w-0 flex-[1_1_10rem]">
			<p className="flex flex-wrap items-baseline gap-x-2">
				<Link
					to={`/dashboard/bookings/${guest.id}`}
					className={`min-w-0 font-[650] wrap-anywhere text-ink no-underline hover:underline ${boarding === "no-show" ? "line-through" : ""}`}
				>
					{guest.name}
				</Link>
				<Spoken language={guest.language} />
			</p>
			<p className="text-sm">
				{peopleInWords(guest, staffLanguage())}
				<span className="text-ink-soft">
					{" "}
					· <span className="whitespace-nowrap">{guest.reference}</span>
					{guest.partner === "web" ? "" : ` · ${texts.soldBy(guest)}`}
				</span>
			</p>
			{typeof guest.openPickup === "string" ? (
				<p className="text-sm font-semibold text-few">
					{openPickupTexts.openPickup({ wish: guest.openPickup })}
				</p>
			) : null}
			{guest.extras.length > 0 ? (
				<p className="text-sm font-semibold">{extrasInWords(guest.extras)}</p>
			) : null}
			<ShownAnswers answers={guest.answers} />
			<p className={`text-sm ${money.isOwed ? "font-bold text-few" : "text-ink-soft"}`}>
				{owedInWords(guest) ?? money.label}
			</p>
			{guest.comments ? (
				<p className="text-sm text-few whitespace-pre-line">
					{sharedTexts.guest.says({ words: guest.comments })}
				</p>
			) : null}
			{guest.guideNotes ? (
				<p className="text-sm font-semibold whitespace-pre-line">{guest.guideNotes}</p>
			) : null}
			{guest.notes.map(({ id, by, text }) => (
				<p key={id} className="border-l-3 border-dune pl-2 text-sm whitespace-pre-line">
					<b>{by ? texts.noteBy({ name: by }) : texts.note}</b> {text}
				</p>
			))}
			{tick?.isWaiting ? (
				<p className="text-sm font-semibold text-ink print:hidden">{texts.notSent}</p>
			) : null}
			{tick?.refusal ? <RefusedTick id={tick.id} refusal={tick.refusal} /> : null}
		</div>
	);
}

function TickBox({ isTicked }: { isTicked: boolean }) {
	return (
		<svg viewBox="0 0 28 28" aria-hidden="true" className="size-7">
			<rect
				x="1"
				y="1"
				width="26"
				height="26"
				rx="4"
				strokeWidth="1.5"
				className={isTicked ? "fill-sea stroke-sea" : "fill-paper stroke-edge"}
			/>
			{isTicked ? (
				<path
					d="M7 14.5l5 5 9.5-11"
					fill="none"
					strokeWidth="3"
					strokeLinecap="round"
					strokeLinejoin="round"
					className="stroke-paper"
				/>
			) : null}
		</svg>
	);
}
