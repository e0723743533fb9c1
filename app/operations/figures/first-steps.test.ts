import { expect, test } from "vitest";
import { firstSteps, nextStep, type StepsDone } from "./first-steps.ts";

const stepsDone = (count: number) =>
	Object.fromEntries(firstSteps.map((step, index) => [step, index < count])) as StepsDone;

test("the first step that is not done is next, whatever is done behind it; none is when the site sells", () => {
	expect(firstSteps.map((_, count) => nextStep(stepsDone(count)))).toEqual([...firstSteps]);
	expect(nextStep(stepsDone(firstSteps.length))).toBeNull();
	expect(nextStep({ ...stepsDone(firstSteps.length), picture: false })).toBe("picture");
});
