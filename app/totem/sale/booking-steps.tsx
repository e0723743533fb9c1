import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { RequiredName } from "#app/bookings/booking-form-fields.ts";
import type { ExcursionOnSale } from "#app/excursions/excursions.server.ts";
import { TotemPicture } from "#app/totem/catalogue/totem-picture.tsx";
import { TripPictures } from "#app/totem/catalogue/trip-pictures.tsx";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { DeskStep } from "#app/totem/handoff/desk-step.tsx";
import { PhoneStep } from "#app/totem/handoff/phone-step.tsx";
import { totemButton } from "#app/totem/totem-button.ts";
import { AboutStep } from "./about-step.tsx";
import { CheckStep } from "./check-step.tsx";
import { ChooseStep } from "./choose-step.tsx";
import { ContactStep } from "./contact-step.tsx";
import { TypingStep } from "./typing-step.tsx";
import { useChoice } from "./use-choice.ts";

export type Step = "about" | "choose" | "contact" | "name" | "email" | "check" | "phone" | "desk";

const stepBefore: Record<Step, Step | null> = {
	about: null,
	choose: "about",
	contact: "choose",
	name: "contact",
	email: "name",
	check: "email",
	phone: "contact",
	desk: "contact",
};

/** What the booking form requires. */
export type Guest = Record<RequiredName, string>;

/** A long text scrolls between the title and the buttons, which stay in place. */
const readPane = "flex min-h-[20rem] flex-col shrink! landscape:justify-center";
const taskPane = "grid content-start landscape:content-center-safe landscape:overflow-y-auto";

export function BookingSteps({ trip }: { trip: ExcursionOnSale }) {
	const { hotel, setStepBack } = useTotem();
	if (!hotel) throw new Error("Trips are sold at a hotel's screen");
	const choice = useChoice(trip, hotel);
	const [step, setStep] = useState<Step>("about");
	const [guest, setGuest] = useState<Guest>({ name: "", email: "" });
	// one key for the whole form: sent several times, it is still one booking
	const [key] = useState(() => crypto.randomUUID());
	const pane = useRef<HTMLElement>(null);
	const [poster] = trip.excursion.pictures;

	const isBegun = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the step changes
	useEffect(() => {
		const begin = pane.current?.querySelector<HTMLElement>("input[type=text]");
		if (isBegun.current) (begin ?? pane.current?.querySelector("h1"))?.focus();
		isBegun.current = true;
	}, [step]);

	useEffect(() => {
		const before = stepBefore[step];
		setStepBack(before ? () => setStep(before) : null);
		return () => setStepBack(null);
	}, [step, setStepBack]);

	return (
		<>
			{step === "about" ? (
				<TripPictures pictures={trip.excursion.pictures} />
			) : (
				<TotemPicture url={poster?.url ?? "/art/hero.svg"} alt={poster?.alt ?? ""} />
			)}
			<section
				ref={pane}
				aria-label={trip.excursion.title}
				className={`${step === "about" ? readPane : taskPane} gap-4 landscape:min-h-0 landscape:gap-3 landscape:px-[2.4rem] landscape:pt-[4.6rem] landscape:pb-2`}
			>
				{step === "about" ? (
					<AboutStep
						trip={trip}
						hotel={hotel}
						list={<AllTrips hotelId={hotel.id} />}
						go={setStep}
					/>
				) : null}
				{step === "choose" ? <ChooseStep choice={choice} go={setStep} /> : null}
				{step === "contact" ? <ContactStep choice={choice} go={setStep} /> : null}
				{step === "name" || step === "email" ? (
					<TypingStep key={step} field={step} guest={guest} setGuest={setGuest} go={setStep} />
				) : null}
				{step === "check" ? (
					<CheckStep choice={choice} guest={guest} orderKey={key} go={setStep} />
				) : null}
				{step === "phone" ? <PhoneStep choice={choice} /> : null}
				{step === "desk" ? <DeskStep choice={choice} go={setStep} /> : null}
			</section>
		</>
	);
}

function AllTrips({ hotelId }: { hotelId: string }) {
	return (
		<Link to={`/totem/${hotelId}/excursions`} replace className={totemButton("main")}>
			All trips
		</Link>
	);
}
