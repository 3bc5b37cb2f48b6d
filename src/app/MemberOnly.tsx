import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useToken } from './use-token.ts';

/** Lets a signed-in member through and sends anybody else to log in, also when the session ends meanwhile. */
export function MemberOnly() {
  return useToken() !== null ? <Outlet /> : <Navigate to={paths.login} replace />;
}
