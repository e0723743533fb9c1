import { lazy, Suspense, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { newFormKey } from "#app/crypto/form-key.ts";
import type { ExcursionOnSale } from "#app/departures/offer/excursions.server.ts";
import { langOf } from "#app/messages/written-texts.ts";
import { TotemPicture, TripPictures } from "#app/totem/catalogue/trip-pictures.tsx";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { useChoice } from "../use-choice.ts";
import { AboutStep } from "./about-step.tsx";
import { choiceStep, type Guest, type Step } from "./step.tsx";

/** Loaded on demand, and ahead of it as soon as the screen is settled (`use-offline-worker.ts`). */
const LaterSteps = lazy(() => import("./later-steps.tsx"));

const stepBefore: Record<Exclude<Step, "fares" | "extras" | "contact">, Step | null> = {
	about: null,
	choose: "about",
	name: "contact",
	email: "name",
	check: "email",
	code: "check",
	phone: "contact",
	desk: "contact",
};

/** A long text scrolls between the title and the buttons, which stay in place. */
const readPane = "flex min-h-[20rem] flex-col shrink! landscape:justify-center";
const taskPane = "grid content-start landscape:content-center-safe landscape:overflow-y-auto";

export function BookingSteps({ trip }: { trip: ExcursionOnSale }) {
	const { hotel, setStepBack } = useTotem();
	if (!hotel) throw new Error("Trips are sold at a hotel's screen");
	const choice = useChoice(trip, hotel);
	const { offersFares, offersMore } = choice;
	const [step, setStep] = useState<Step>("about");
	// the step before stays in sight until the script of the next one is there
	const go = useCallback((next: Step) => startTransition(() => setStep(next)), []);
	const [guest, setGuest] = useState<Guest>({ name: "", email: "" });
	// one key for the whole form: sent several times, it is still one booking
	const [key] = useState(newFormKey);
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
		const previousStep =
			step === "fares" || step === "extras" || step === "contact"
				? choiceStep(step, -1, { offersFares, offersMore })
				: stepBefore[step];
		setStepBack(previousStep ? () => go(previousStep) : null);
		return () => setStepBack(null);
	}, [step, offersFares, offersMore, go, setStepBack]);

	return (
		<>
			{step === "about" ? (
				<TripPictures pictures={trip.excursion.pictures} />
			) : (
				<TotemPicture
					url={poster?.url ?? "/art/hero.svg"}
					alt={poster?.alt ?? ""}
					lang={poster && langOf(poster, "alt")}
				/>
			)}
			<section
				ref={pane}
				aria-label={trip.excursion.title}
				className={`${step === "about" ? readPane : taskPane} gap-4 landscape:min-h-0 landscape:gap-3 landscape:px-[2.4rem] landscape:pt-[4.6rem] landscape:pb-2`}
			>
				<Suspense>
					{step === "about" ? (
						<AboutStep trip={trip} hotel={hotel} go={go} />
					) : (
						<LaterSteps
							step={step}
							choice={choice}
							guest={guest}
							setGuest={setGuest}
							orderKey={key}
							go={go}
						/>
					)}
				</Suspense>
			</section>
		</>
	);
}
