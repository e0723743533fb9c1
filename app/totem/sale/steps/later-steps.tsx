import { DeskStep } from "#app/totem/handoff/desk-step.tsx";
import { PhoneStep } from "#app/totem/handoff/phone-step.tsx";
import type { Choice } from "../use-choice.ts";
import { CheckStep } from "./check-step.tsx";
import { ChooseStep } from "./choose-step.tsx";
import { CodeStep } from "./code-step.tsx";
import { ContactStep } from "./contact-step.tsx";
import { ExtrasStep, FaresStep } from "./fares-and-extras-steps.tsx";
import type { Guest, Step } from "./step.tsx";
import { TypingStep } from "./typing-step.tsx";

/** All that follows the first step, in a script of its own. */
export default function LaterSteps({
	step,
	choice,
	guest,
	setGuest,
	orderKey,
	go,
}: {
	step: Exclude<Step, "about">;
	choice: Choice;
	guest: Guest;
	setGuest: (guest: Guest) => void;
	orderKey: string;
	go: (step: Step) => void;
}) {
	switch (step) {
		case "choose":
			return <ChooseStep choice={choice} go={go} />;
		case "fares":
			return <FaresStep choice={choice} go={go} />;
		case "extras":
			return <ExtrasStep choice={choice} go={go} />;
		case "contact":
			return <ContactStep choice={choice} go={go} />;
		case "name":
		case "email":
			return <TypingStep key={step} field={step} guest={guest} setGuest={setGuest} go={go} />;
		case "check":
			return <CheckStep choice={choice} guest={guest} orderKey={orderKey} go={go} />;
		case "code":
			return <CodeStep choice={choice} go={go} />;
		case "phone":
			return <PhoneStep choice={choice} />;
		case "desk":
			return <DeskStep choice={choice} go={go} />;
	}
}
