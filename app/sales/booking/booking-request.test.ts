import { describe, expect, test } from "vitest";
import { checkForm, type FormErrors } from "#app/ui/form/form.ts";
import { statusAt } from "./booking.ts";
import { bookingSchema } from "./booking-request.ts";

const good: Record<string, string> = {
	title: "First light on the volcano",
	date: "2027-06-05",
	adults: "2",
	children: "1",
	bebe: "0",
	price: "170",
	pickup: "04:30 · Hotel Los Dragos",
	partner: "web",
	name: "Ida Lindqvist",
	email: "ida@mail.example",
	cemail: "ida@mail.example",
	phone: "",
	comments: "",
};

function check(changes: Record<string, string | null>) {
	const data = new FormData();
	for (const [name, value] of Object.entries({ ...good, ...changes })) {
		if (value !== null) data.set(name, value);
	}
	return checkForm(bookingSchema, data);
}

function errorsOf(changes: Record<string, string | null>): FormErrors | null {
	return check(changes).errors;
}

test("a well filled form is a booking with numbers, and empty optional fields are absent", () => {
	expect(check({}).values).toMatchObject({
		date: "2027-06-05",
		adults: 2,
		children: 1,
		bebe: 0,
		price: 170,
		pickup: "04:30 · Hotel Los Dragos",
		partner: "web",
		phone: undefined,
		comments: undefined,
	});
});

test("other clients may send numbers and leave out what is optional", () => {
	const data = new FormData();
	for (const name of ["date", "adults", "price", "pickup", "name", "email", "cemail"]) {
		data.set(name, good[name] ?? "");
	}
	expect(checkForm(bookingSchema, data).values).toMatchObject({
		children: 0,
		bebe: 0,
		partner: "web",
	});
});

describe("each rule has its own message", () => {
	test.each<[string, Record<string, string | null>, string]>([
		["date", { date: null }, "Choose the day of your trip"],
		["date", { date: "" }, "Choose the day of your trip"],
		["date", { date: "2027-02-30" }, "Choose the day of your trip"],
		["date", { date: "5 June" }, "Choose the day of your trip"],
		["adults", { adults: "0" }, "At least one adult must come along"],
		["adults", { adults: "-1" }, "At least one adult must come along"],
		["adults", { adults: null }, "At least one adult must come along"],
		["adults", { adults: "two" }, "Type a whole number"],
		["adults", { adults: "1.5" }, "Type a whole number"],
		["adults", { adults: "1000" }, "That is more than we can take"],
		["children", { children: "-1" }, "Children must not be negative"],
		["bebe", { bebe: "-1" }, "Babies must not be negative"],
		["price", { price: "9.99" }, "Price must be at least 10"],
		["price", { price: "-170" }, "Price must be a number"],
		["price", { price: "free" }, "Price must be a number"],
		["price", { price: null }, "Price must be a number"],
		["pickup", { pickup: null }, "Choose where we pick you up"],
		["pickup", { pickup: "  " }, "Choose where we pick you up"],
		["pickup", { pickup: "04:30 · H" }, "date error"],
		["name", { name: "Ida" }, "Name must be at least 4 characters long"],
		["name", { name: " Ida  " }, "Name must be at least 4 characters long"],
		["name", { name: null }, "Name must be at least 4 characters long"],
		["name", { name: "I".repeat(101) }, "Name must be at most 100 characters long"],
		["email", { email: "ida", cemail: "ida" }, "Type an email address like ida@example.com"],
		["email", { email: "a@b", cemail: "a@b" }, "Type an email address like ida@example.com"],
		["email", { email: null, cemail: null }, "Type an email address like ida@example.com"],
		["cemail", { cemail: "ida@mial.example" }, "Emails don't match"],
		["cemail", { cemail: "" }, "Emails don't match"],
		["cemail", { cemail: null }, "Emails don't match"],
		["phone", { phone: "later" }, "Type a phone number like +34 600 123 456"],
		["phone", { phone: "1".repeat(41) }, "Phone must be at most 40 characters long"],
		["comments", { comments: "x".repeat(1001) }, "Comments must be at most 1000 characters long"],
	])("%s: %j", (field, changes, message) => {
		expect(errorsOf(changes)?.[field]?.[0] ?? "").toBe(message);
	});
});

test("one wrong field is one error", () => {
	expect(errorsOf({ name: "Ida" })).toEqual({
		name: ["Name must be at least 4 characters long"],
	});
	expect(errorsOf({ cemail: "other@mail.example" })).toEqual({ cemail: ["Emails don't match"] });
});

test("an adult, ten units of money, ten characters of pickup and four of a name are enough", () => {
	expect(
		errorsOf({ adults: "1", children: "0", price: "10", pickup: "04:30 · Ho", name: "Ida L" }),
	).toBeNull();
	expect(errorsOf({ name: "Idaa" })).toBeNull();
});

test("emails match whatever their capitals and the spaces around them", () => {
	expect(errorsOf({ email: " Ida@Mail.example", cemail: "ida@mail.example " })).toBeNull();
});

test("what was typed comes back unchanged, with errors or without", () => {
	expect(check({ name: " Ida " }).typedValues.name).toBe(" Ida ");
	expect(check({}).typedValues).toEqual(good);
});

test("an expired hold counts as expired even before its row is updated", () => {
	const booking = { status: "pending" as const, holdExpiresAt: 1000 };
	expect(statusAt(booking, 999)).toBe("pending");
	expect(statusAt(booking, 1000)).toBe("expired");
	expect(statusAt({ ...booking, status: "confirmed" }, 5000)).toBe("confirmed");
});
