export { rules as pages } from "@trestle/bang";
