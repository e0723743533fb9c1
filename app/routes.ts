import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL of the product. */
export default [
	layout("site/layout.tsx", [
		index("site/home.tsx"),
		route("excursion/excursions", "site/excursions.tsx"),
		route("excursion/contact", "site/contact.tsx"),
		route("excursion/:excursionId", "site/excursion.tsx"),
		route("payment/checkout/:confirmId", "site/payment-checkout.tsx"),
		route("payment/success", "site/payment-success.tsx"),
		route("payment/error", "site/payment-error.tsx"),
		route("booking/:confirmId", "site/booking.tsx"),
		route("booking/:confirmId/calendar.ics", "site/booking-calendar.ts"),
		route("*", "site/not-found.tsx"),
	]),
	// the screens in hotel lobbies
	route("totem/:hotelId", "totem/layout.tsx", [
		index("totem/home.tsx"),
		route("excursions", "totem/excursions.tsx"),
		route(":excursionId", "totem/excursion.tsx"),
		route("*", "totem/not-found.tsx"),
	]),
	route("totem/confirm/:confirmId", "totem/confirm.tsx"),
	// on the guest's phone
	route("totem/handover/:token", "totem/handover.tsx"),
	// what the screens' scripts call
	route("totem/:hotelId/:excursionId/book", "totem/book.ts"),
	route("totem/:hotelId/handovers", "totem/handovers.ts"),
	route("totem/:hotelId/heartbeat", "totem/heartbeat.ts"),
	route("totem/:hotelId/manifest.webmanifest", "totem/manifest.ts"),
	// whoever is not signed in yet
	route("app_login", "sign-in/sign-in.tsx"),
	route("app_login/with/:provider", "sign-in/provider-sign-in.ts"),
	route("app_login/forgot-password", "sign-in/forgot-password.tsx"),
	route("app_login/reset-password", "sign-in/reset-password.tsx"),
	route("api/auth/error", "sign-in/account-error.tsx"),
	// staff: the layout is the guard
	route("dashboard", "dashboard/layout.tsx", [
		index("dashboard/overview.tsx"),
		route("bookings", "dashboard/bookings.tsx"),
		route("bookings/export.csv", "dashboard/bookings-export.ts"),
		route("bookings/:bookingId", "dashboard/booking.tsx"),
		route("bookings/:bookingId/change", "dashboard/booking-change.tsx"),
		route("departures", "dashboard/departures.tsx"),
		route("departures/:excursionId/:date", "dashboard/departure.tsx"),
		route("departures/:excursionId/:date/cancel", "dashboard/departure-cancel.tsx"),
		route("departures/:excursionId/:date/move", "dashboard/departure-move.tsx"),
		route("users", "dashboard/users.tsx"),
		route("users/user-new", "dashboard/user-new.tsx"),
		route("users/:userId", "dashboard/user.tsx"),
		route("stop-impersonating", "dashboard/stop-impersonating.ts"),
		route("excursion", "dashboard/excursions.tsx"),
		route("excursion/excursion-new", "dashboard/excursion-new.tsx"),
		route("excursion/:excursionId", "dashboard/excursion-edit.tsx"),
		route("excursion/:excursionId/pictures", "dashboard/excursion-pictures.ts"),
		route("points", "dashboard/points.tsx"),
		route("points/point-new", "dashboard/point-new.tsx"),
		route("points/:pointId", "dashboard/point-edit.tsx"),
		route("hotels", "dashboard/hotels.tsx"),
		route("hotels/hotel-new", "dashboard/hotel-new.tsx"),
		route("hotels/:hotelId", "dashboard/hotel-edit.tsx"),
		route("account", "dashboard/account.tsx"),
		route("connect", "dashboard/connect.tsx"),
		route("sign-out", "dashboard/sign-out.ts"),
	]),
	// development only
	route("payment/sandbox/:id", "site/payment-sandbox.tsx"),
	route("dev/mail", "site/dev-mail.tsx"),
	route("dev/mail/:mailId", "site/dev-mail-body.ts"),
	// machine callers
	route("api/payments/webhook", "api/payment-webhook.ts"),
	route("_serverFn/:call", "api/server-function.ts"),
	route("images/:key", "api/image.ts"),
	// the rest of /api/auth/ is answered before the router: request/account.server.ts
	route("sitemap.xml", "api/sitemap.ts"),
	route("robots.txt", "api/robots.ts"),
	route("assets/*", "api/missing-file.ts", { id: "missing-asset" }),
	route("art/*", "api/missing-file.ts", { id: "missing-art" }),
] satisfies RouteConfig;
