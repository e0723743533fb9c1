import * as v from "valibot";
import { claimsOf, defineProvider, maybeFlag, maybeText } from "../provider.ts";

export const cognito = defineProvider({
	id: "cognito",
	name: "Amazon Cognito",
	documentation:
		"https://docs.aws.amazon.com/cognito/latest/developerguide/authorization-endpoint.html",
	secret: "optional",
	variables: {
		domain: { name: "COGNITO_DOMAIN", form: /^(?:https:\/\/)?[a-z0-9.-]+$/ },
		region: { name: "COGNITO_REGION", form: /^[a-z]{2}(?:-[a-z]+)+-\d+$/ },
		userPoolId: { name: "COGNITO_USER_POOL_ID", form: /^[\w-]+$/ },
	},
	endpoints({ extra }) {
		const base = `https://${extra.domain?.replace("https://", "")}/oauth2`;
		return {
			authorization: `${base}/authorize`,
			token: `${base}/token`,
			profile: `${base}/userInfo`,
		};
	},
	scopes: ["openid", "profile", "email"],
	pkce: true,
	idToken({ extra }) {
		const issuer = `https://cognito-idp.${extra.region}.amazonaws.com/${extra.userPoolId}`;
		return {
			issuer: [issuer],
			keys: `${issuer}/.well-known/jwks.json`,
			algorithms: ["RS256"],
			maxAgeSeconds: 3600,
			nonce: "required",
			signIn: true,
		};
	},
	profile: v.object({
		sub: v.string(),
		name: maybeText,
		given_name: maybeText,
		"cognito:username": maybeText,
		email: maybeText,
		email_verified: maybeFlag,
		picture: maybeText,
	}),
	fetchProfile: claimsOf,
	identify: (profile) => ({
		id: profile.sub,
		name: profile.name || profile.given_name || profile["cognito:username"],
		email: profile.email,
		emailVerified: profile.email_verified,
		image: profile.picture,
	}),
});
